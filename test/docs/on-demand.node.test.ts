import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOnDemand } from '../../build/docs/on-demand.ts';

describe('what a tag loads on demand', () => {
  it('is its own: not what other tags in the same file of the build load', async () => {
    const found = await readOnDemand(['date', 'map', 'tooltip']);
    assert.deepEqual(Object.fromEntries(found), {
      date: [],
      map: ['MapCanvas', 'clusters'],
      tooltip: ['TooltipBubble'],
    });
  });
});
