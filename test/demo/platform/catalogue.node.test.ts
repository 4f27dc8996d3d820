import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import { drawingAt } from '../../../demo/platform/images/drawing-at.ts';
import { SHAPES } from '../../../demo/platform/images/shapes.ts';
import { LANGUAGES } from '../../../demo/platform/language.ts';
import { IMAGE_VIEWS, imageUrl, productUrl, viewUrl } from '../../../demo/platform/links.ts';
import { omnibusProduct } from '../../../demo/platform/omnibus.ts';
import { ProductPricesSchema } from '../../../logic/product-prices/product-prices.schema.ts';

const catalogue = createCatalogue();

describe('the catalogue', () => {
  it('has every text in both languages, and ids and links once', () => {
    for (const lang of LANGUAGES) {
      for (const { name, description } of catalogue.products) {
        assert.notEqual(name[lang], '');
        assert.notEqual(description[lang], '');
      }
      const links = catalogue.products.map((entry) => productUrl(entry, lang));
      assert.equal(new Set(links).size, links.length);
      for (const link of links) assert.match(link, /^\/product-(pl|en)-\d+-[a-z0-9-]+\.html$/);
    }
    const ids = catalogue.categories.map((node) => node.id);
    assert.equal(new Set(ids).size, ids.length);
  });
});

describe('Omnibus data', () => {
  it('are valid for the element', () => {
    for (const entry of catalogue.products) {
      for (const lang of LANGUAGES) v.parse(ProductPricesSchema, omnibusProduct(entry, { lang }));
    }
  });
});

describe('product images', () => {
  it('are rendered in every shape and view, in the colours of the product (SH18)', () => {
    for (const entry of catalogue.products) {
      const images = IMAGE_VIEWS.map((view) => drawingAt(viewUrl(entry, view, 'small'), catalogue));
      assert.equal(new Set(images).size, IMAGE_VIEWS.length);
      assert.equal(drawingAt(imageUrl(entry, 'small'), catalogue), images[0]);
      for (const image of images) {
        assert.match(
          image ?? '',
          /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="120".*<\/svg>$/s,
        );
        assert.ok(image?.includes(entry.colours[0]), entry.name.pl);
        assert.doesNotMatch(image ?? '', /undefined|NaN/);
      }
    }
    assert.equal(drawingAt('/img/101-inside-small.svg', catalogue), undefined);
    assert.deepEqual(
      new Set(catalogue.products.map(({ shape }) => shape)),
      new Set(Object.keys(SHAPES)),
    );
    assert.equal(imageUrl({ id: 101 }, 'large'), '/img/101-large.svg');
  });
});
