import { expect } from '@open-wc/testing';

/** Rules about whole pages, which a lone element cannot meet. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Ends all transitions: axe would judge a colour on its way from one to the other. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Fails unless axe finds the element and its shadow roots free of faults; `ignored` names axe rules. */
export async function expectAccessible(
  element: Element,
  ignored: readonly string[] = [],
): Promise<void> {
  finishTransitions();
  await expect(element).to.be.accessible({ ignoredRules: [...PAGE_RULES, ...ignored] });
}
