import type { Page } from 'puppeteer-core';

/**
 * Waits until no animation or transition runs on the page, shadow roots included. Ignores animations that
 * hide a fallback until a script is loaded, and endless ones, such as a spinner.
 */
export async function untilMovesEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const moves = [document, ...roots]
      .flatMap((root) => root.getAnimations())
      .filter((move) => !(move instanceof CSSAnimation && /wait/.test(move.animationName)))
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}
