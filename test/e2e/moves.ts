import type { Frame } from 'puppeteer-core';

/**
 * Brings all that moves on the page or changes its colour to its end, its shadow roots included. An animation that only
 * hides a fallback until a script comes is left alone, and one without an end, such as a sign of waiting.
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
