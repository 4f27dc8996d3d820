import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** What an element asks React to show. */
export interface RootContent {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** The content is on the page. */
  onCommit(): void;
  /** The component threw; the fallback is shown instead. */
  onError(error: unknown): void;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly content: RootContent['props'];
}

/** Shows the fallback when a component throws, until its props change. */
class Boundary extends Component<RootContent, BoundaryState> {
  override state: BoundaryState = { failed: false, content: this.props.props };

  static getDerivedStateFromProps({ props }: RootContent, state: BoundaryState) {
    return props === state.content ? null : { content: props, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onCommit();
  }

  override componentDidUpdate() {
    this.props.onCommit();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.failed) return <slot />;
    return createElement(this.props.component, this.props.props);
  }
}

/** Errors reach the page as one `shop-error` event, so React does not print them once more. */
const ROOT_OPTIONS = { onCaughtError: () => {} };

/**
 * The renderer that an element's class is built on: one root in one shadow root. Rendering is
 * synchronous: renders are batched before they come here, and a scheduler per root only costs.
 */
export const reactRenderer = {
  mount(container: HTMLElement, content: RootContent): Root {
    const root = createRoot(container, ROOT_OPTIONS);
    reactRenderer.update(root, content);
    return root;
  },
  update(root: Root, content: RootContent): void {
    flushSync(() => root.render(<Boundary {...content} />));
  },
  unmount(root: Root): void {
    root.unmount();
  },
};

export type ReactRenderer = typeof reactRenderer;
