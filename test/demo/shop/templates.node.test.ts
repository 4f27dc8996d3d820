import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import { productUrl } from '../../../demo/platform/links.ts';
import { createVisitor, textOf } from './shop.ts';

/** The tags that the theme's own page has, too. */
const TAGS = ['price', 'subscription-price', 'instalments', 'list-button', 'gallery'];

const countOf = (page: string, tag: string): number =>
  page.match(new RegExp(`<shop-${tag}[ >]`, 'g'))?.length ?? 0;

describe('the product page rendered by XSLT templates', () => {
  for (const lang of ['pl', 'en'] as const) {
    it(`has the tags of the theme's page, for every product, in ${lang}`, async () => {
      const { text } = createVisitor();
      for (const product of createCatalogue().products) {
        const path = productUrl(product, lang);
        const page = await text(`/host/templates${path}`);
        const theme = await text(`/host${path}`);
        const counts = (of: string) => TAGS.map((tag) => [tag, countOf(of, tag)]);
        assert.deepEqual(counts(page), counts(theme), path);
        const hasLowest = product.offer?.lowest !== undefined;
        assert.equal(countOf(page, 'omnibus-price'), Number(hasLowest), path);
        assert.ok(textOf(page).includes(textOf(product.name[lang])), path);
      }
    });
  }
});
