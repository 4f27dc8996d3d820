import r2wc from '@r2wc/react-to-web-component';
import { Root } from '../../react/host/Root.tsx';

/** The part of r2wc's class that its subclass uses. */
type Wrapped = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Modules also load where there is no DOM, as in Node; nobody makes an element there. */
const Wrapper = (globalThis.HTMLElement
  ? r2wc(Root, { shadow: 'open' })
  : Object) as unknown as Wrapped;

/**
 * The class of `@r2wc/react-to-web-component`, which has the shadow root, and the React root in it. What r2wc does
 * otherwise than the tags of a shop need is corrected by what stands above this class:
 *
 * - It mounts and unmounts as soon as an element comes and goes. A tag is mounted when it is to show, and a move is not
 *   a removal: `renderRoot` and `unmountRoot` say when.
 * - It ignores attributes that are emptied or removed, loses properties that were set before the upgrade, and throws at
 *   malformed values. So it is given no props: `attribute-values.ts` has those, and `Root` reads them.
 * - Its events neither bubble nor can be cancelled: `event-props.ts`.
 * - It shows nothing until the component does: `child-slots.ts` shows the children.
 * - It empties a root that the page has declared: `attachShadow` keeps what is in it.
 * - On Preact, it empties the root first: `child-slots.ts` puts back what an extension has put there.
 */
export abstract class R2wcElement extends Wrapper {
  override connectedCallback(): void {}

  override disconnectedCallback(): void {}

  /** Called by r2wc; a root of `<template shadowrootmode="open">` keeps what it shows. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const declared = [...(this.shadowRoot?.childNodes ?? [])];
    const root = super.attachShadow(init);
    root.append(...declared);
    return root;
  }

  /** Mounts the component, or renders it again: r2wc does either when it hears that the element is connected. */
  protected renderRoot(): void {
    super.connectedCallback();
  }

  /** Unmounts the component. */
  protected unmountRoot(): void {
    super.disconnectedCallback();
  }
}
