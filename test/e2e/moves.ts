import type { Page } from 'puppeteer-core';

/**
 * Waits until nothing on the page moves or changes its colour, its shadow roots included. An animation that only
 * hides a fallback for some seconds, in case a script does not come, is not waited for.
 */
export async function untilMovesEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const moves = [document, ...roots]
      .flatMap((root) => root.getAnimations())
      .filter((move) => !(move instanceof CSSAnimation && /wait/.test(move.animationName)));
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}
