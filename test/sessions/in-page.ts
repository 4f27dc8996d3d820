import type { Page } from 'puppeteer-core';

/** The units that products were asked to add on a page, and those that they reported as added. */
export interface Sales {
  readonly requested: number;
  readonly reported: number;
}

declare global {
  interface Window {
    session: { requested: number; reported: number; readonly all: () => readonly Element[] };
  }
}

/** Makes each page from the next one on count its sales, and list its elements including those in open shadow roots. */
export async function watchPages(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    window.session = {
      requested: 0,
      reported: 0,
      // a method, because a named function would need a helper of the compiler
      all() {
        const found: Element[] = [];
        const roots: (Document | ShadowRoot)[] = [document];
        for (const root of roots) {
          found.push(...root.querySelectorAll('*'));
          roots.push(...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? []));
        }
        return found;
      },
    };
    addEventListener('shop-product-add', (event) => {
      window.session.requested += Object(event).detail.quantity;
    });
    addEventListener('shop-product-added', (event) => {
      window.session.reported += Object(event).detail.quantity;
    });
  });
}

/** The sales since the page was loaded; empty on a page outside the shop. */
export const salesOf = (page: Page): Promise<Sales> =>
  page.evaluate(() => {
    const { requested = 0, reported = 0 } = window.session ?? {};
    return { requested, reported };
  });
