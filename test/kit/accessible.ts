import { expect } from '@open-wc/testing';
import { waitUntil } from './wait-until.ts';

/** Rules about whole pages, which a single element cannot meet. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** The shadow roots of an element and its descendants, at any depth. */
const shadowRootsIn = (element: Element): ShadowRoot[] =>
  [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...[...shadowRoot.children].flatMap(shadowRootsIn)] : [],
  );

/** Finishes all transitions: axe would check an intermediate colour. */
function finishTransitions(element: Element): void {
  // `document.getAnimations()` leaves out those in shadow roots
  for (const root of [document, ...shadowRootsIn(element)]) {
    for (const animation of root.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }
}

/** Waits until the design tokens are loaded: colours would change afterwards. */
export const tokensAdopted = (): Promise<void> =>
  waitUntil(
    () => getComputedStyle(document.documentElement).getPropertyValue('--shop-color-text') !== '',
    'the tokens',
  );

/**
 * Fails if axe reports a violation in the element or its shadow roots, in their final style; `ignored` contains axe
 * rules.
 */
export async function expectAccessible(
  element: Element,
  ignored: readonly string[] = [],
): Promise<void> {
  // registered with every tag, as the tokens are
  if (customElements.get('shop-config')) await tokensAdopted();
  finishTransitions(element);
  await expect(element).to.be.accessible({ ignoredRules: [...PAGE_RULES, ...ignored] });
}
