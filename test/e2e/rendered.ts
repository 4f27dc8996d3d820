import type { Page } from 'puppeteer-core';

/** Waits until all tags of a page have rendered with their data. */
export const waitForRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('shop-'),
    );
    await Promise.all(
      tags.map(async (tag) => {
        await customElements.whenDefined(tag.localName);
        await Reflect.get(tag, 'updateComplete');
      }),
    );
  });
