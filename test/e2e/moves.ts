import type { Page } from 'puppeteer-core';

/**
 * Waits until nothing on the page moves or changes its colour, its shadow roots included. An animation that only
 * hides a fallback until a script comes is not waited for, nor one without an end, such as a sign of waiting.
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
