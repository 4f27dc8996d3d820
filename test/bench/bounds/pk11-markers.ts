import type { Bound } from '../harness/bound.ts';
import { inNewPage } from '../harness/browser.ts';
import { interleave, medianRow } from '../harness/rounds.ts';
import type { MarkerText } from '../page/marker-page.ts';

const LIMIT_MS = 50;

const TEXTS: readonly { what: string; text: MarkerText }[] = [
  { what: 'a passkey marker of 1 MB', text: 'marker' },
  { what: '100,000 times "=?" in place of a passkey marker', text: 'prefixes' },
  { what: '100,000 times "=?" in a passkey marker', text: 'prefixesInside' },
];

/** PK-11 (docs/faults.md#pk-11): the worst time to parse a binary value of the accounts service. */
export const pk11: Bound = {
  id: 'PK-11',
  async measure({ browser, server }) {
    const samples = await interleave(TEXTS, ({ text }, put) =>
      inNewPage(browser, `${server.origin}/markers`, async (page) => {
        await page.call('load');
        put(text, await page.cost(() => page.call('decode', text)));
      }),
    );
    return TEXTS.map(({ what, text }) => medianRow(samples, text, { what, limit: LIMIT_MS }));
  },
};
