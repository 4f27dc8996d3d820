import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOnDemand } from '../../build/docs/on-demand.ts';

describe('the modules that a tag loads on demand', () => {
  it('exclude those of other tags in the same file of the build', async () => {
    const found = await readOnDemand(['date', 'map', 'tooltip']);
    assert.deepEqual(Object.fromEntries(found), {
      date: [],
      map: ['MapCanvas', 'clusters'],
      tooltip: ['TooltipBubble'],
    });
  });
});
