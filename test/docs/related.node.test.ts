import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { relatedTo } from '../../build/docs/related.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';

const all: Readonly<Record<string, AnyDocs>> = docs;
/** More links would be a list, not a hint. */
const MOST = 9;

describe('the related tags of a tag', () => {
  it('are those that it names, and those that name it', () => {
    assert.deepEqual(relatedTo('shop-omnibus-price', all), ['shop-price', 'shop-product']);
    assert.deepEqual(relatedTo('shop-unknown', all), []);
  });

  for (const tag of Object.keys(all)) {
    it(`are a few others for <${tag}>, each declared on one side only`, () => {
      const related = relatedTo(tag, all);
      assert.ok(related.length > 0 && related.length <= MOST, related.join(', '));
      assert.deepEqual(
        related.filter((other) => other === tag || !Object.hasOwn(all, other)),
        [],
      );
      assert.deepEqual(related, [...new Set(related)]);
    });
  }
});
