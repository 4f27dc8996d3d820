import { ElementHandle, type Page } from 'puppeteer-core';

/** Clickable elements that stay on this site: other windows and files are not part of a session. */
const PRESSABLE = `:is(a[href^="/"], a[href^="#"], button, summary, label, select, [role=option],
  input:is([type=checkbox], [type=radio])):not([target], [download])`;
const TEXT = 'input:is(:not([type]), [type=text], [type=search], [type=number], [type=email])';

/** The targets of a kind of action: all that match, or only those that a tag renders. */
const KINDS = {
  add: { selector: 'shop-product form :is(button:not([type]), [type=submit])', isDrawn: false },
  tag: { selector: PRESSABLE, isDrawn: true },
  page: { selector: PRESSABLE, isDrawn: false },
  text: { selector: TEXT, isDrawn: false },
} as const;

/** The panel, and links to the documentation. */
const OUTSIDE = '.panel, [data-panel], a[href*="/docs"], a[href*="/panel"]';

/**
 * The visible element of a kind by index, in the order of the page with all open shadow roots; undefined if there is
 * none.
 */
export async function findOnPage(
  page: Page,
  kind: keyof typeof KINDS,
  at: number,
): Promise<ElementHandle<Element> | undefined> {
  const handle = await page.evaluateHandle(
    ({ selector, isDrawn }, outside, place) => {
      const found = window.session
        .all()
        .filter((element) => element.matches(selector) && !element.closest(outside))
        .filter((element) => !isDrawn || element.getRootNode() !== document)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().width > 0);
      return found[place % Math.max(found.length, 1)];
    },
    KINDS[kind],
    OUTSIDE,
    at,
  );
  return handle instanceof ElementHandle ? handle : undefined;
}
