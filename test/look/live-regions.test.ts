import { expect } from '@open-wc/testing';
import { SAMPLES, showTag } from './shown-tags.ts';
import '../kit/guard.ts';

/** What Orca reads as a status bar, even if it is empty. */
const STATUS_BARS = '[role=status], output';

describe('the live regions of a tag', () => {
  for (const name of Object.keys(SAMPLES)) {
    it(`${name} has none that a screen reader takes for a status bar (NO4)`, async () => {
      const tag = await showTag(name);
      const found = [tag, tag.shadowRoot].flatMap((root) => [
        ...(root?.querySelectorAll(STATUS_BARS) ?? []),
      ]);
      expect(found.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });
  }
});
