import r2wc from '@r2wc/react-to-web-component';
import { Root } from '../../react/host/Root.tsx';

/** The part of r2wc's class that the subclass uses. */
type Wrapped = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** In Node there is no DOM: modules still load, but no element is created. */
const Wrapper = (globalThis.HTMLElement
  ? r2wc(Root, { shadow: 'open' })
  : Object) as unknown as Wrapped;

/**
 * The class of `@r2wc/react-to-web-component`, with the shadow root and its React root. This class and its helpers
 * change r2wc where tags need other behaviour:
 *
 * - r2wc mounts and unmounts on every connection. Here, `renderRoot` mounts when the element activates, and a move
 *   does not unmount.
 * - r2wc ignores emptied and removed attributes, loses properties set before the upgrade, and throws on malformed
 *   values. So it is given no props: `Root` reads them from `attribute-values.ts`.
 * - Its events neither bubble nor can be cancelled: see `event-props.ts`.
 * - It renders nothing before the component does: `child-slots.ts` shows the children.
 * - It empties a declarative shadow root: `attachShadow` keeps its content.
 * - On Preact it empties the root first: `child-slots.ts` restores what an extension has put there.
 */
export abstract class R2wcElement extends Wrapper {
  override connectedCallback(): void {}

  override disconnectedCallback(): void {}

  /** Called by r2wc. Keeps the content of a root declared with `<template shadowrootmode="open">`. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const declared = [...(this.shadowRoot?.childNodes ?? [])];
    const root = super.attachShadow(init);
    root.append(...declared);
    return root;
  }

  /** Mounts the component or renders it again: r2wc does either in its `connectedCallback`. */
  protected renderRoot(): void {
    super.connectedCallback();
  }

  protected unmountRoot(): void {
    super.disconnectedCallback();
  }
}
