import { expect } from '@open-wc/testing';
import { waitUntil } from './wait-until.ts';

/** Rules about whole pages, which a lone element cannot meet. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** The shadow roots of an element and of all in it, at any depth. */
const shadowRootsIn = (element: Element): ShadowRoot[] =>
  [element, ...element.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...[...shadowRoot.children].flatMap(shadowRootsIn)] : [],
  );

/** Ends all transitions: axe would judge a colour on its way from one to the other. */
function finishTransitions(element: Element): void {
  // a document leaves out those in shadow roots
  for (const root of [document, ...shadowRootsIn(element)]) {
    for (const animation of root.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }
}

/** Until the design tokens are there: colours would change when they come. */
export const tokensAdopted = (): Promise<void> =>
  waitUntil(
    () => getComputedStyle(document.documentElement).getPropertyValue('--shop-color-text') !== '',
    'the tokens',
  );

/**
 * Fails unless axe finds the element and its shadow roots free of faults, in the look that they come to rest in;
 * `ignored` names axe rules.
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
