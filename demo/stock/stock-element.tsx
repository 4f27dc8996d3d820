import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import derivedCss from '../../elements/page/derived.css';
import { connectPlatform } from '../../elements/page/page-platform.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../../react/host/environment.ts';

const nothing = () => {};

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function setStates({ states }: ElementInternals, given: Readonly<Record<string, boolean>>): void {
  for (const [state, on] of Object.entries(given)) {
    if (on) states.add(state);
    else states.delete(state);
  }
}

/** The minimal environment of our components: no configuration, the page's language. */
function createEnvironment(root: ShadowRoot): Environment {
  const host = root.host as HTMLElement;
  const internals = host.attachInternals();
  const addStyles = (texts: readonly string[]) =>
    void root.adoptedStyleSheets.push(...texts.map(sheetOf));
  return {
    host,
    language: document.documentElement.lang === 'en' ? 'en' : 'pl',
    config: DEFAULT_CONFIG,
    setStates: (states) => setStates(internals, states),
    addStyles,
    addPlacement: addStyles,
    setProps: nothing,
    provideMethods: () => nothing,
    hold: () => nothing,
    defer: () => (answer) => answer(),
    fail: nothing,
  };
}

/** A tag made of one of our components with stock r2wc. */
interface StockElement<P> {
  readonly tag: string;
  readonly component: ComponentType<P>;
  readonly css: string;
  /** Props without an attribute, with their values. */
  readonly fixed: Omit<P, 'env'>;
  /** The props that are attributes, as r2wc declares them. */
  readonly props?: Readonly<Record<string, 'json' | 'boolean' | 'string'>>;
}

/** r2wc creates the shadow root and passes it to the component. */
interface InContainer {
  readonly container: ShadowRoot;
}

/** Defines the tag with r2wc as in its documentation, without our own machinery. */
export function defineStockElement<P extends { env: Environment }>(given: StockElement<P>): void {
  const { tag, component: Component, css, fixed, props = {} } = given;
  connectPlatform();
  const sheet = sheetOf(derivedCss + css);
  function Stock({ container, ...attributes }: InContainer) {
    const [env] = useState(() => createEnvironment(container));
    useLayoutEffect(() => {
      container.adoptedStyleSheets = [sheet, ...container.adoptedStyleSheets];
    }, [container]);
    return <Component {...({ ...fixed, ...attributes, env } as unknown as P)} />;
  }
  customElements.define(tag, r2wc(Stock, { shadow: 'open', props }));
}
