import type { Page } from 'puppeteer-core';

/** Waits until all tags of a page have rendered with their data; those of cards load when a shopper comes near. */
export const waitForRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('shop-'),
    );
    const card = document.querySelector('shop-product[card] form');
    card?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await Promise.all(
      tags.map(async (tag) => {
        await customElements.whenDefined(tag.localName);
        await Reflect.get(tag, 'updateComplete');
      }),
    );
  });
