import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVisitor } from './shop.ts';

const KETTLE = '/product-pl-117-kociolek.html';

async function pageAt(path: string, send: (path: string) => Promise<Response>) {
  const response = await send(path);
  return { status: response.status, page: await response.text() };
}

const tagsOf = (page: string): string[] =>
  page.match(/<shop-instalments[\s\S]*?<\/shop-instalments>/g) ?? [];

describe('instalments in the shop', () => {
  for (const theme of ['', '/host', '/host/instead']) {
    it(`are offered by two providers with other bounds beside a product in ${theme || 'the plain shop'}`, async () => {
      const { send } = createVisitor();
      const { page } = await pageAt(`${theme}${KETTLE}`, send);
      const tags = tagsOf(page);
      assert.equal(tags.length, 2);
      assert.notEqual(
        /min-price="(.*?)"/.exec(tags[0] ?? '')?.[1],
        /min-price="(.*?)"/.exec(tags[1] ?? '')?.[1],
      );
      for (const tag of tags) {
        // they follow the product
        assert.doesNotMatch(tag, / price/);
        assert.match(tag, /amount=\{calculate_price\}"/);
        // works without JavaScript
        assert.match(tag, /<a class="[^"]+"\s+href="[^"]+amount=\d+\.\d\d">/);
      }
    });
  }
});
