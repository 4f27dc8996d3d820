import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { Fallback } from './Fallback.tsx';
import { keepFields } from './kept-fields.ts';

/** What an element renders: the component of its tag with its current props. */
export interface RootContent {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** Called when the content has been committed. */
  onCommit(): void;
  /** Called when the component threw and the fallback is shown. */
  onError(error: unknown): void;
}

interface BoundaryProps extends RootContent {
  readonly container: ShadowRoot;
}

interface BoundaryState {
  readonly content: RootContent['props'];
  /** The error that was thrown; cleared when the props change. */
  readonly failure: { readonly error: unknown } | undefined;
  /** How many times the component was remounted. */
  readonly mounts: number;
}

/**
 * Shows the fallback when a component throws, until its props change.
 *
 * After a DOM error, it empties the root and remounts the component with the text typed so far: a translator or an
 * extension has usually moved nodes.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { content: this.props.props, failure: undefined, mounts: 0 };
  /** Whether the component may be remounted: at most once per task, to prevent a loop. */
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

  /** The last moment at which the fields still exist. */
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

  /** Called when the renderer has removed its nodes. Nodes that someone moved are still in the root. */
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
