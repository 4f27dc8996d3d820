import type { ShopPage } from './shop-page.ts';

const LATENCY_MS = 5000;

/** Delays all calls of the visitor's platform by five seconds from now on. */
export async function slowDown({ page }: ShopPage): Promise<void> {
  await page.evaluate(async (latencyMs) => {
    const address = '/panel/settings';
    const { kinds } = await (await fetch(address)).json();
    const calls = Object.fromEntries(kinds.map((kind: string) => [kind, { latencyMs }]));
    const headers = { 'content-type': 'application/json' };
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ calls }) });
  }, LATENCY_MS);
}
