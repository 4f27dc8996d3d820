import type { AnyDeclaration } from '../declare/declaration.ts';
import type { ComponentProps } from './component-props.ts';
import { loadFailed, renderFailed } from './failures.ts';
import {
  hasComponent,
  type Loaded,
  type Loading,
  loadComponent,
  loadedComponent,
} from './loading.ts';
import type { MethodCalls } from './method-calls.ts';
import { Sleep } from './rest/sleep.ts';
import type { ShadowContent } from './shadow-content.ts';
import type { UpdateCycle } from './update-cycle.ts';

type RestingDeclaration = AnyDeclaration & Required<Pick<AnyDeclaration, 'rest'>>;

const rests = (declaration: AnyDeclaration): declaration is RestingDeclaration =>
  declaration.rest !== undefined;

/** What a stage works with: parts of its element. */
interface StageParts {
  readonly content: ShadowContent;
  readonly props: ComponentProps;
  readonly methods: MethodCalls;
  readonly update: UpdateCycle;
  setStates(states: Readonly<Record<string, boolean>>): void;
  /** Asks for a rendering at the end of the task. */
  requestRender(): void;
  /** Tells that content has come in place of the children, or gone. */
  contentChanged(isThere: boolean): void;
}

/**
 * The content of an element: its children, then its resting view, then its component, which takes over the nodes that
 * are there. A tag without a resting view is awake from the start, one without a component rests for good.
 */
export class Stage {
  readonly #host: HTMLElement;
  readonly #declaration: AnyDeclaration;
  readonly #parts: StageParts;
  #waking: PromiseWithResolvers<void> | undefined;
  #sleep: Sleep | undefined;
  /** Whether the component has taken over. */
  #isAwake = false;
  /** Whether the page knows that the component did not come. */
  #hasFailed = false;

  constructor(host: HTMLElement, declaration: AnyDeclaration, parts: StageParts) {
    this.#host = host;
    this.#declaration = declaration;
    this.#parts = parts;
  }

  /** Lets the component take over; resolves when it has, rejects where it does not come. */
  wake(): Promise<void> {
    if (!rests(this.#declaration) || !hasComponent(this.#declaration)) return Promise.resolve();
    if (!this.#waking) {
      this.#waking = Promise.withResolvers();
      // who asked is told; a caller that ignores the result gets no unhandled rejection
      this.#waking.promise.catch(() => undefined);
      this.#parts.requestRender();
    }
    return this.#waking.promise;
  }

  render(): void {
    const declaration = this.#declaration;
    if (rests(declaration) && !this.#waking) this.#rest(declaration);
    else if (hasComponent(declaration)) this.#perform(declaration);
  }

  /** Removes the content: the children show again. A tag that was awake is so at once when it is back. */
  clear(): void {
    this.#endSleep();
    this.#hasFailed = false;
    if (!this.#isAwake) {
      // a press that waits goes with the tag
      this.#waking?.reject(new Error('[shop] the tag has left the page.'));
      this.#waking = undefined;
    }
    if (!this.#parts.content.isThere) return;
    this.#parts.content.clear();
    this.#parts.contentChanged(false);
    this.#parts.setStates({ awake: false });
  }

  #rest(declaration: RestingDeclaration): void {
    this.#draw(declaration);
    // the view may have found that it is not enough
    if (!this.#waking) this.#parts.update.end();
    if (!hasComponent(declaration)) return;
    const { presses } = declaration;
    this.#sleep ??= new Sleep({
      host: this.#host,
      presses,
      wake: () => this.wake(),
      composed: this.#parts.requestRender,
    });
  }

  #endSleep(): void {
    this.#sleep?.stop();
    this.#sleep = undefined;
  }

  #draw({ rest }: RestingDeclaration): void {
    const { content, props, setStates, contentChanged } = this.#parts;
    // first, as a field takes over the value of its children
    if (!content.isThere) contentChanged(true);
    try {
      content.draw(() => rest(props.current() as never));
      setStates({ rendered: true });
    } catch (cause) {
      content.clear();
      contentChanged(false);
      renderFailed(this.#host, cause);
    }
  }

  #perform(declaration: Parameters<typeof loadComponent>[0]): void {
    const loaded = loadedComponent(declaration);
    if (loaded && this.#sleep?.isComposing) return;
    if (loaded) this.#show(loaded);
    else this.#load(loadComponent(declaration));
  }

  #load({ inTime, arrival }: Loading): void {
    const render = () => this.#host.isConnected && this.render();
    inTime.then(render, (cause) => {
      this.#loadFailed(cause);
      // a component that comes late is shown all the same
      arrival.then(render, () => undefined);
    });
  }

  #show({ createRoot, component }: Loaded): void {
    // what it takes over must be what its first rendering makes
    if (!this.#isAwake && rests(this.#declaration)) this.#draw(this.#declaration);
    this.#isAwake = true;
    this.#endSleep();
    this.#parts.methods.suspend();
    this.#parts.content.show(createRoot, {
      component,
      props: this.#parts.props.current(),
      onCommit: this.#committed,
      onError: (cause) => renderFailed(this.#host, cause),
    });
  }

  readonly #committed = (): void => {
    this.#parts.content.shown();
    this.#parts.contentChanged(true);
    // until then `css/shop.css` keeps the space of the tag
    this.#parts.setStates({ rendered: true, awake: true });
    this.#waking?.resolve();
    this.#parts.update.end();
  };

  #loadFailed(cause: unknown): void {
    this.#waking?.reject(cause);
    // the next sign of interest tries again
    if (!this.#isAwake) this.#waking = undefined;
    this.#parts.methods.letGo();
    this.#parts.update.end();
    // also where each sign of interest tries again
    if (!this.#hasFailed) loadFailed(this.#host, cause);
    this.#hasFailed = true;
  }
}
