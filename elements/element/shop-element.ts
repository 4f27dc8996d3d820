import { warnOfMissingNeed } from '../advice/missing-need.ts';
import { warnOfSwallowedPage } from '../advice/swallowed-page.ts';
import { warnOfUnknownAttributes } from '../advice/unknown-attributes.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { kebab } from '../declare/names.ts';
import { whenActivated } from './activation.ts';
import { AttributeValues } from './attribute-values.ts';
import { ComponentProps, configInForce } from './component-props.ts';
import { followPageChanges } from './connected-elements.ts';
import { CustomStates } from './custom-states.ts';
import { takeOverEarlyProperties } from './early-properties.ts';
import { HostStyles } from './host-styles.ts';
import { MethodCalls } from './method-calls.ts';
import { queueRender, renderNow } from './render-queue.ts';
import { ShadowContent } from './shadow-content.ts';
import { Stage } from './stage.ts';
import { UpdateCycle } from './update-cycle.ts';

/** Modules also load where there is no DOM, as in Node; nobody makes an element there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** The element behind every tag: attributes, properties, events, methods, states and the life cycle. */
export abstract class ShopElement extends Base {
  readonly #declaration: AnyDeclaration;
  readonly #content: ShadowContent;
  readonly #values: AttributeValues;
  readonly #update = new UpdateCycle();
  readonly #methods = new MethodCalls(() => (this.isConnected ? this.#update.hold() : () => {}));
  readonly #setStates = new CustomStates(this).set;
  readonly #styles: HostStyles;
  readonly #props: ComponentProps;
  readonly #stage: Stage;
  #activated = false;
  #stopWaiting: (() => void) | undefined;
  #stopFollowing: (() => void) | undefined;

  constructor(declaration: AnyDeclaration) {
    super();
    this.#declaration = declaration;
    this.#content = new ShadowContent(this, {
      redraw: () => this.#requestRender(),
      answers: !declaration.component,
    });
    this.#values = new AttributeValues(this, declaration.attributes, () => this.#requestRender());
    this.#styles = new HostStyles(this, declaration.styles);
    this.#props = new ComponentProps(this, declaration, {
      values: this.#values,
      addStyles: this.#styles.add,
      addPlacement: this.#styles.place,
      setStates: this.#setStates,
      provideMethods: this.#methods.provide,
      hold: this.#update.hold,
      wake: () => void this.#stage.wake(),
    });
    this.#stage = new Stage(this, declaration, {
      content: this.#content,
      props: this.#props,
      methods: this.#methods,
      update: this.#update,
      setStates: this.#setStates,
      requestRender: () => this.#requestRender(),
      contentChanged: (isThere) => this.contentChanged(isThere),
    });
  }

  /** Resolves when the last change is on the page. */
  get updateComplete(): Promise<void> {
    return this.#update.complete;
  }

  connectedCallback(): void {
    takeOverEarlyProperties(this, this.#declaration.attributes);
    this.#stopFollowing ??= followPageChanges(this);
    warnOfSwallowedPage(this);
    warnOfUnknownAttributes(this, this.#declaration);
    warnOfMissingNeed(this);
    this.#update.begin();
    // a move is not a removal: the content stays mounted, but language and configuration may differ
    if (this.#content.isThere) this.pageChanged();
    else if (this.#activated) this.#requestRender();
    else this.#waitForActivation();
  }

  disconnectedCallback(): void {
    // deferred: a move keeps its state, and React never unmounts a root while it renders another
    queueMicrotask(() => !this.isConnected && this.#leave());
  }

  /** `moveBefore` calls this instead of disconnect and connect. */
  connectedMoveCallback(): void {}

  adoptedCallback(): void {
    this.#styles.adopt();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#values.attributeChanged(name);
  }

  /** @internal The page's configuration, styles or language changed. */
  pageChanged(): void {
    this.#props.pageChanged();
    this.#styles.adopt();
    // a tag that only applies its values is where the change comes from
    if (!this.#declaration.apply) this.#requestRender();
  }

  /** @internal The value of a property, as the page reads it. */
  readProperty(prop: string): unknown {
    const inherits = this.#declaration.attributes[prop]?.inherits;
    return this.#values.get(prop) ?? (inherits && configInForce()[inherits]);
  }

  /** @internal The value of a read-only property, of what holds now. */
  compute(name: string): unknown {
    return this.#declaration.computed[name]?.(this.#props.values() as never, configInForce());
  }

  /** @internal All values as the component gets them. */
  readValues(): Record<string, unknown> {
    return this.#values.all();
  }

  /** Called when values or configuration may have changed. */
  protected changed(): void {}

  /** Called when content has come in place of the children, and when it has gone. */
  protected contentChanged(_isThere: boolean): void {}

  /** @internal Sets a property for the page or for the component of the tag. */
  writeProperty(prop: string, value: unknown): void {
    if (!this.#values.setProperty(prop, value)) return;
    if (this.#declaration.attributes[prop]?.reflects) {
      this.toggleAttribute(kebab(prop), Boolean(this.#values.get(prop)));
    }
    this.#requestRender();
  }

  /** @internal Activates the tag and calls a declared method, which sees all that the page has set before. */
  callMethod(name: string, args: readonly unknown[]): unknown {
    if (!this.#activated) this.#activate();
    if (!this.#methods.answers(name)) this.#stage.wake();
    renderNow();
    return this.#methods.call(name, args);
  }

  /** @internal Lets the component take over as soon as the tag is active; resolves when it has. */
  wake(): Promise<void> {
    const waking = this.#stage.wake();
    return this.#activated ? waking : Promise.resolve();
  }

  #waitForActivation(): void {
    this.#stopWaiting ??= whenActivated(this, this.#declaration.activate, {
      activate: () => this.#activate(),
      postpone: this.#update.end,
    });
  }

  #activate(): void {
    this.#activated = true;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#requestRender();
  }

  #requestRender(): void {
    this.changed();
    if (!this.#activated || !this.isConnected) return;
    this.#update.begin();
    queueRender(this.#render);
  }

  readonly #render = (): void => {
    if (!this.isConnected) return;
    const { apply } = this.#declaration;
    if (apply) {
      apply(this.#values.all() as never, this);
      this.#update.end();
    } else this.#stage.render();
  };

  #leave(): void {
    this.#stopWaiting?.();
    this.#stopFollowing?.();
    this.#stopWaiting = undefined;
    this.#stopFollowing = undefined;
    this.#props.pageChanged();
    this.#stage.clear();
    this.#methods.letGo();
    this.#update.end();
  }
}
