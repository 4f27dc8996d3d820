import { expect } from '@open-wc/testing';

/** Rules about whole pages, which a lone element cannot meet. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Fails unless axe finds the element and its shadow roots free of faults; `ignored` names axe rules. */
export async function expectAccessible(
  element: Element,
  ignored: readonly string[] = [],
): Promise<void> {
  await expect(element).to.be.accessible({ ignoredRules: [...PAGE_RULES, ...ignored] });
}
