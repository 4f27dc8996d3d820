import type { Frame } from 'puppeteer-core';

/**
 * Finishes all animations and colour transitions on the page, including those in shadow roots. Skips animations that
 * only hide a fallback until a script loads, and infinite ones, such as loading indicators.
 */
export async function endMoves(page: Pick<Frame, 'evaluate'>): Promise<void> {
  await page.evaluate(async () => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const moves = [document, ...roots]
      .flatMap((root) => root.getAnimations())
      .filter((move) => !(move instanceof CSSAnimation && /wait/.test(move.animationName)))
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (const move of moves) move.finish();
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}
