import r2wc from '@r2wc/react-to-web-component';
import {
  Component,
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { flushSync } from 'react-dom';
import { lendRenderer, type Renderer } from '../resting/renderer.ts';

const HOOKS = { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore };
lendRenderer({ jsx, jsxs, ...HOOKS } as Renderer);

/** The content of an element's React root. */
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
    const { component: Shown, props } = this.props;
    // not createElement: both renderers let it take inherited names for props
    return <Shown {...props} />;
  }
}

/** Says that a container holds the nodes of a resting view (checked in `build/react-client.mjs`). */
const ADOPTS = Symbol.for('shop.adopts');

/** r2wc keeps the props under a registered symbol (checked against @r2wc/core 1.3.1, pinned). */
const PROPS = Symbol.for('r2wc.props');

/** The part of an element of r2wc's that is used here. */
interface R2wcElement {
  container: ShadowRoot;
  [PROPS]: object;
  /** Mounts, later updates. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

/**
 * The class that r2wc makes; it is never registered. Its way to mount, update and unmount a component is lent to our
 * elements; attributes, properties, events and moves it gets wrong, and `elements/element/` does.
 */
const lender: R2wcElement = r2wc(Boundary).prototype;

/** React takes for a ref also what a page has given every object. */
const NO_REF = { ref: undefined };

/** React content in one shadow root. */
export interface ReactRoot {
  render(content: RootContent): void;
  unmount(): void;
}

/**
 * The renderer of an element; with `adopts` its first rendering takes over the nodes that are there. Rendering is
 * synchronous: renders are batched before they come here, and a scheduler per root only costs.
 */
export function createReactRoot(container: ShadowRoot, adopts = false): ReactRoot {
  const root: R2wcElement = Object.create(lender);
  root.container = Object.assign(container, { [ADOPTS]: adopts });
  return {
    render(content) {
      // no prototype: renderers also read inherited props
      root[PROPS] = Object.assign(Object.create(null), NO_REF, content);
      flushSync(() => root.connectedCallback());
    },
    unmount: () => root.disconnectedCallback(),
  };
}

export type CreateReactRoot = typeof createReactRoot;
