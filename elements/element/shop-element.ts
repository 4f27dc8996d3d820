import type { RootContent } from '../../react/host/Boundary.tsx';
import type { RootHost } from '../../react/host/Root.tsx';
import { isRenderDue, queueRender, renderNow } from '../../react/host/render-queue.ts';
import { adviseOn } from '../advice/element-advice.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { Absence } from './absence.ts';
import { whenActivated } from './activation.ts';
import { AttributeValues } from './attribute-values.ts';
import { ChildSlots } from './child-slots.ts';
import { ComponentProps, configInForce } from './component-props.ts';
import { followPageChanges } from './connected-elements.ts';
import { createSetStates } from './custom-states.ts';
import { takeOverEarlyProperties } from './early-properties.ts';
import { renderFailed } from './failures.ts';
import { HostStyles } from './host-styles.ts';
import { MethodCalls } from './method-calls.ts';
import { R2wcElement } from './r2wc-element.ts';
import { UpdateCycle } from './update-cycle.ts';

/** The base class of all elements: attributes, properties, events, methods, states and life cycle. */
export abstract class ShopElement extends R2wcElement implements RootHost {
  readonly #declaration: AnyDeclaration;
  readonly #children = new ChildSlots(this);
  readonly #values: AttributeValues;
  readonly #update = new UpdateCycle();
  readonly #absence = new Absence(this, () => this.#leave());
  readonly #methods = new MethodCalls(() => (this.isConnected ? this.#update.hold() : () => {}));
  readonly #setStates = createSetStates(this);
  readonly #styles: HostStyles;
  readonly #props: ComponentProps;
  #activated = false;
  #isShown = false;
  #stopWaiting: (() => void) | undefined;
  #stopFollowing: (() => void) | undefined;

  constructor(declaration: AnyDeclaration) {
    super();
    this.#declaration = declaration;
    this.#values = new AttributeValues(this, declaration.attributes, () => this.#requestRender());
    this.#styles = new HostStyles(this, declaration.styles);
    this.#props = new ComponentProps(this, declaration, {
      values: this.#values,
      addStyles: this.#styles.add,
      addPlacement: this.#styles.place,
      setStates: this.#setStates,
      provideMethods: this.#methods.provide,
      hold: this.#update.hold,
      defer: this.#absence.defer,
    });
  }

  /** Resolves when the last change has been rendered. */
  get updateComplete(): Promise<void> {
    return this.#update.complete;
  }

  override connectedCallback(): void {
    takeOverEarlyProperties(this, this.#declaration.attributes);
    this.#stopFollowing ??= followPageChanges(this);
    if (__DEV__) adviseOn(this, this.#declaration);
    this.#update.begin();
    // a move does not unmount, but the new position may have another language or configuration
    if (this.#isShown) this.pageChanged();
    else if (this.#activated) this.#requestRender();
    else this.#waitForActivation();
    this.#absence.end();
  }

  override disconnectedCallback(): void {
    this.#absence.begin();
  }

  /** `moveBefore` calls this instead of disconnect and connect. */
  connectedMoveCallback(): void {
    if (this.#isShown) this.pageChanged();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before !== after) this.#values.attributeChanged(name);
  }

  /** @internal Called when the configuration, the styles or the language of the page changed. */
  pageChanged(): void {
    this.#props.pageChanged();
    this.#styles.adopt();
    // an element with `apply` renders nothing: it changes the configuration itself
    if (!this.#declaration.apply) this.#requestRender();
  }

  /** @internal The value of a property, as scripts read it. */
  readProperty(prop: string): unknown {
    const inherits = this.#declaration.attributes[prop]?.inherits;
    return this.#values.get(prop) ?? (inherits && configInForce()[inherits]);
  }

  /** @internal The current value of a computed, read-only property. */
  compute(name: string): unknown {
    return this.#declaration.computed[name]?.(this.#props.values() as never, configInForce(), this);
  }

  /** @internal All attribute values, as props of the component. */
  readValues(): Record<string, unknown> {
    return this.#values.all();
  }

  /** Called when attribute values or the configuration may have changed. */
  protected changed(): void {}

  /** Called before the first render of the component, while the children still show. */
  protected beforeContent(): void {}

  /** Called after each commit of the component. */
  protected contentCommitted(): void {}

  /** Called after the component is unmounted and the children show again. */
  protected contentRemoved(): void {}

  /** @internal Sets a property on behalf of a script or the component. */
  writeProperty(prop: string, value: unknown): void {
    if (this.#values.setProperty(prop, value)) this.#requestRender();
  }

  /** @internal Activates the element and calls a declared method, after applying all values set before. */
  callMethod(name: string, args: readonly unknown[]): unknown {
    if (!this.#activated) this.#activate();
    if (isRenderDue(this.#render)) renderNow();
    return this.#methods.call(name, args);
  }

  /** @internal What React renders. */
  get rootContent(): RootContent {
    return {
      component: this.#declaration.component as RootContent['component'],
      props: this.#props.current(),
      onCommit: this.#committed,
      onError: (cause) => renderFailed(this, cause),
    };
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
      this.#methods.provide(apply(this.#values.all() as never, this));
      this.#update.end();
    } else this.#renderComponent();
  };

  #renderComponent(): void {
    this.#methods.suspend();
    if (this.#isShown) {
      this.renderRoot();
      return;
    }
    this.beforeContent();
    this.#isShown = true;
    this.#children.replace(() => this.renderRoot());
  }

  readonly #committed = (): void => {
    this.#children.remove();
    this.contentCommitted();
    // until then `css/shop.css` reserves the space of the element
    this.#setStates({ rendered: true });
    this.#update.end();
  };

  #leave(): void {
    this.#stopWaiting?.();
    this.#stopFollowing?.();
    this.#stopWaiting = undefined;
    this.#stopFollowing = undefined;
    this.#props.pageChanged();
    if (this.#isShown) this.#showChildren();
    this.#methods.letGo();
    this.#update.end();
  }

  /** Unmounts the component and shows the children again. */
  #showChildren(): void {
    this.#isShown = false;
    this.unmountRoot();
    this.#children.show();
    this.contentRemoved();
  }
}
