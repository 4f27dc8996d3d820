import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import { productUrl } from '../../../demo/platform/links.ts';
import { hasXsltproc } from '../../../demo/shop/host/templates/xsltproc.ts';
import { createVisitor } from '../../demo/shop/shop.ts';
import { AWKWARD, METHODS, SAMPLE, samplePage, textsScript } from '../sample.ts';

const SAMPLES = {
  'the sample': SAMPLE,
  'an empty page': '<shop><page/><bc/><navigation/><basket/></shop>',
  'an English page': SAMPLE.replace(
    '<navigation>',
    '<language><option selected="true" name="eng"/></language><navigation>',
  ),
  'net prices': SAMPLE.replace('price_type="gross"', 'price_type="net"'),
  'a page from a cache': SAMPLE.replace('<page ', '<page cache_html="true" '),
};

/** The parsed page, element by element: the engines serialise the same element or character differently. */
const read = (page: string): string[] =>
  page
    .replace(/<!DOCTYPE[^>]*>/, '')
    .replaceAll('</source>', '')
    .replaceAll(/='([^']*)'/g, '="$1"')
    .replaceAll(/ (\w+)="\1"/g, ' $1')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .split('<')
    .map((element) => element.trim());

/** The output of both engines. */
async function printed(print: () => Promise<string>): Promise<[string[], string[]]> {
  const installed = read(await print());
  process.env.SHOP_HIDE_INSTALLED = '1';
  try {
    return [installed, read(await print())];
  } finally {
    delete process.env.SHOP_HIDE_INSTALLED;
  }
}

describe('SaxonJS prints the same as xsltproc (BM1)', () => {
  it('in one version', () => {
    assert.ok(
      hasXsltproc(),
      'xsltproc is missing. Install it with `sudo apt-get install xsltproc`.',
    );
  });

  for (const method of METHODS) {
    for (const [name, xml] of Object.entries(SAMPLES)) {
      it(`for ${name}, with the output method ${method}`, async () => {
        const [installed, packaged] = await printed(() => samplePage(method, xml));
        assert.deepEqual(packaged, installed);
      });
    }

    it(`for names with entities, with ${method}`, async () => {
      const names = ['Ro&amp;de', '&nbsp;', 'A & B; C', '&;', '&&amp;&', AWKWARD];
      const [installed, packaged] = await printed(() => textsScript(names, method, 'plain'));
      assert.deepEqual(packaged, installed);
    });
  }

  it('for every product', async () => {
    const { text } = createVisitor();
    for (const product of createCatalogue().products) {
      const path = `/host/templates${productUrl(product, 'pl')}`;
      const main = async () => /<main[\s\S]*<\/main>/.exec(await text(path))?.[0] ?? '';
      const [installed, packaged] = await printed(main);
      assert.deepEqual(packaged, installed, path);
    }
  });
});
