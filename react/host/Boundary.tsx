import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { Fallback } from './Fallback.tsx';
import { keepFields } from './kept-fields.ts';

/** What an element shows: the component of its tag, with the props of now. */
export interface RootContent {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** The content is on the page. */
  onCommit(): void;
  /** The component threw; the fallback is shown instead. */
  onError(error: unknown): void;
}

interface BoundaryProps extends RootContent {
  readonly container: ShadowRoot;
}

interface BoundaryState {
  readonly content: RootContent['props'];
  /** What was thrown, until the props change. */
  readonly failure: { readonly error: unknown } | undefined;
  /** How often the component was mounted anew. */
  readonly mounts: number;
}

/**
 * Shows the fallback when a component throws, until its props change.
 *
 * Mounts the component again after an error of the DOM, with what was typed: a translator or an extension has usually
 * moved its nodes. The root is emptied first.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { content: this.props.props, failure: undefined, mounts: 0 };
  /** Whether the component may be mounted anew: once in a task, so that nothing goes round. */
  #mayRecover = true;
  #restoreFields: (() => void) | undefined;

  static getDerivedStateFromProps({ props }: BoundaryProps, { content }: BoundaryState) {
    return props === content ? null : { content: props, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidMount() {
    this.#committed(undefined);
  }

  /** The last moment in which the fields are there. */
  override getSnapshotBeforeUpdate() {
    if (this.#isRecovering()) this.#restoreFields ??= keepFields(this.props.container);
    return null;
  }

  override componentDidUpdate(_: BoundaryProps, { failure }: BoundaryState) {
    this.#committed(failure);
  }

  #isRecovering(): boolean {
    return this.#mayRecover && this.state.failure?.error instanceof DOMException;
  }

  #committed(before: BoundaryState['failure']): void {
    const { failure } = this.state;
    if (this.#isRecovering()) {
      this.#recover();
      return;
    }
    if (failure && failure !== before) this.props.onError(failure.error);
    if (!failure) this.#restoreFields?.();
    this.#restoreFields = undefined;
    this.props.onCommit();
  }

  /** Called when the renderer has let go of all its nodes; those that it did not find in their place are still there. */
  #recover(): void {
    this.#mayRecover = false;
    setTimeout(() => {
      this.#mayRecover = true;
    });
    this.props.container.replaceChildren();
    this.setState(({ mounts }) => ({ failure: undefined, mounts: mounts + 1 }));
  }

  override render(): ReactNode {
    if (this.#isRecovering()) return null;
    if (this.state.failure) return <Fallback />;
    const { component: Shown, props } = this.props;
    return (
      <Fragment key={this.state.mounts}>
        <Shown {...props} />
      </Fragment>
    );
  }
}
