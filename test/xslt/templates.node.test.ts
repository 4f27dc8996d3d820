import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  AWKWARD,
  jsonIn,
  METHODS,
  SAMPLE,
  samplePage,
  sampleXml,
  scriptsOf,
  textsScript,
} from './sample.ts';

/** Any text that is valid in XML. */
const xmlText = fc.string({ unit: 'binary' }).map((text) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no such characters
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '"'),
);
/** Characters that have a meaning in JSON, in scripts, in markup or in the templates. */
const awkwardText = fc.string({
  unit: fc.constantFrom(...'"\\<>&\'/!-;=#\t\n\r\u2028\u2029żó🎁a '),
});

/** Void elements of HTML, and the paragraphs of the sample page. */
const closed = 'img|input|meta|source|p';

/** The attributes of the first element with a name. */
function attributesOf(page: string, tag: string): Readonly<Record<string, string>> {
  const [, text = ''] =
    new RegExp(`<${tag}((?:\\s[\\w-]+=(?:"[^"]*"|'[^']*'))*)>`).exec(page) ?? [];
  const pairs = [...text.matchAll(/([\w-]+)=["']([^"']*)["']/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

const withPrice = (attributes: string, more = ''): string =>
  `<shop><page><projector><product id="1"><name>A</name><price ${attributes}/>${more}</product></projector></page></shop>`;

describe('text printed as JSON by the templates', () => {
  for (const method of METHODS) {
    it(`round-trips, with the output method ${method}`, async () => {
      const texts = fc.array(fc.oneof(xmlText, awkwardText), { minLength: 50, maxLength: 200 });
      await fc.assert(
        fc.asyncProperty(texts, async (given) => {
          const page = await textsScript(given, method);
          assert.deepEqual(scriptsOf(page), [given]);
        }),
        { numRuns: 10 },
      );
    });

    it(`contains nothing that ends its script or is printed as an entity, with ${method}`, async () => {
      const page = await textsScript([AWKWARD, ']]>', '<!--<script>'], method);
      const [, json = ''] = /<script[^>]*>(.*)<\/script>/s.exec(page) ?? [];
      assert.doesNotMatch(json, /[<>&\u2028\u2029]/);
    });
  }
});

describe('a name from the platform in the templates', () => {
  it('is text whose entities are decoded once', async () => {
    const given = [
      'Ro&amp;de',
      'Ż&oacute;łw',
      '5&nbsp;kg',
      '&amp;lt;b&amp;gt;',
      '&quot;A&quot; &#39;B&#039;',
    ];
    const page = await textsScript(given, 'html', 'plain');
    assert.deepEqual(scriptsOf(page), [['Ro&de', 'Żółw', '5\u00a0kg', '&lt;b&gt;', '"A" \'B\'']]);
  });

  it('may have any number of entities, each kept whole (XT-01, AT12)', async () => {
    const given = ['&'.repeat(10_000), '&amp;'.repeat(3000), '&;'.repeat(3000)];
    const shifted = Array.from(
      { length: 12 },
      (_, n) => `${'x'.repeat(n)}${'&oacute;z'.repeat(40)}`,
    );
    const page = await textsScript([...given, ...shifted], 'html', 'plain');
    const expected = shifted.map((text) => text.replaceAll('&oacute;', 'ó'));
    assert.deepEqual(scriptsOf(page), [[given[0], '&'.repeat(3000), given[2], ...expected]]);
  });
});

describe('a page rendered by the templates', () => {
  it('uses the page’s size for a list button, of a product with several (HO9)', async () => {
    const of = async (sizes: string) =>
      attributesOf(
        await samplePage('html', withPrice('value="5"', `<sizes>${sizes}</sizes>`)),
        'shop-list-button',
      );
    const [one, two] = [await of('<size type="S"/>'), await of('<size type="S"/><size type="M"/>')];
    assert.deepEqual([one.size, one['size-from']], ['S', undefined]);
    assert.deepEqual([two.size, two['size-from']], [undefined, '#projector_size_hidden']);
  });

  it('links each picture of a gallery to its large file, where it has one', async () => {
    const gallery = /<shop-gallery.*<\/shop-gallery>/s.exec(await samplePage('html'))?.[0] ?? '';
    assert.match(
      gallery,
      /^<shop-gallery label="[^"]+" thumbs="auto"><a href="\/img\/117-large.svg"/,
    );
    assert.match(gallery, /data-thumb="\/img\/117-small.svg"/);
    assert.equal(gallery.match(/<img /g)?.length, 2);
    assert.equal(gallery.match(/<a /g)?.length, 1);
    const script = '<enclosure url="javascript:alert(1)" medium="/a.png"/>';
    const unsafe = await samplePage(
      'html',
      withPrice('value="5"', `<enclosures><images>${script}</images></enclosures>`),
    );
    assert.doesNotMatch(unsafe, /javascript:/);
  });

  it('has the same data with both output methods', async () => {
    const [html, xml] = await Promise.all(METHODS.map((method) => samplePage(method)));
    assert.ok(html && xml);
    assert.equal(scriptsOf(html).length, 6);
    assert.deepEqual(scriptsOf(html), scriptsOf(xml));
  });

  for (const method of METHODS) {
    it(`has no self-closed element that HTML would leave open, with ${method}`, async () => {
      const empty = '<shop><page/><bc/><navigation/><basket/></shop>';
      for (const xml of [SAMPLE, empty]) {
        const page = await samplePage(method, xml);
        assert.match(page, /<\/shop-search>/);
        assert.doesNotMatch(page, new RegExp(`<(?!(?:${closed})\\b)[\\w-]+[^<>]*/>`));
      }
    });
  }

  it('has no tag without data on the page', async () => {
    const page = await samplePage('html', '<shop><page/></shop>');
    const tags = [...page.matchAll(/<(shop-[\w-]+)/g)].map(([, tag]) => tag);
    assert.deepEqual(tags, [
      'shop-config',
      'shop-search',
      'shop-list-link',
      'shop-free-shipping',
      'shop-rebate-code',
      'shop-minicart',
      'shop-date',
      'shop-product',
      'shop-product-zone',
      'shop-banner',
    ]);
  });
});

describe('the tags of a page rendered by the templates', () => {
  it('has the class by which the theme’s script finds the search input (HO1)', async () => {
    for (const method of METHODS)
      assert.match(await samplePage(method), /<input [^>]*class="menu_search__input"/);
  });

  it('shows the count and the cost of the basket, and loads its lines from the platform (HO4)', async () => {
    const link =
      /<shop-minicart href="\/basketedit.php">\s*<a [^>]*>(.*?)<\/a>\s*<\/shop-minicart>/s;
    const [, text = ''] = link.exec(await samplePage('html')) ?? [];
    assert.equal(text.replaceAll(/<[^>]*>/g, ''), 'Koszyk 2 358,00 zł');
    const net = await samplePage('html', SAMPLE.replace('price_type="gross"', 'price_type="net"'));
    assert.match(net, />291,06 zł</);
  });

  it('prints how much is missing for free delivery, but not on a cached page (FS-07)', async () => {
    const tagOf = (page: string) => /<shop-free-shipping[^>]*>/.exec(page)?.[0];
    const limit = '<shop-free-shipping limit="300.00"';
    assert.equal(tagOf(await samplePage('html')), `${limit} missing="0">`);
    const cached = SAMPLE.replace('<page', '<page cache_html="true"');
    assert.equal(tagOf(await samplePage('html', cached)), `${limit}>`);
  });

  it('prints the active rebate code, but not on a cached page (RC-08)', async () => {
    const withCode = SAMPLE.replace('<basket', '<rebatecode code="LATO10"/><basket');
    const tagOf = (page: string) => /<shop-rebate-code[^>]*>/.exec(page)?.[0];
    assert.equal(tagOf(await samplePage('html', withCode)), '<shop-rebate-code code="LATO10">');
    assert.equal(tagOf(await samplePage('html')), '<shop-rebate-code>');
    const cached = withCode.replace('<page', '<page cache_html="true"');
    assert.equal(tagOf(await samplePage('html', cached)), '<shop-rebate-code>');
  });

  it('prints the form of an alert with the product, and with its size if it has one (AL-08)', async () => {
    const formOf = (page: string) => /<shop-stock-alert>.*?<\/shop-stock-alert>/s.exec(page)?.[0];
    const form = formOf(await samplePage('html')) ?? '';
    assert.match(form, /<form action="\/basketchange.php" method="post">/);
    assert.match(form, /name="product" value="117"/);
    assert.match(form, /name="size" value="uniw"/);
    const sizes = '<sizes><size type="S"/><size type="M"/></sizes>';
    const several = await samplePage('html', withPrice('value="5"', sizes));
    assert.match(formOf(several) ?? '', /name="size">/);
  });

  it('prints filters that work without JavaScript', async () => {
    const page = await samplePage('html', sampleXml('listing'));
    const [form = ''] = /<shop-filters>.*?<\/shop-filters>/s.exec(page) ?? [];
    assert.match(form, /<form action="\/search.php" class="filters">/);
    assert.match(form, /<legend>Producent<\/legend>/);
    assert.match(form, /name="filter_producer" value="12" checked(?:="checked")?> Łąka &amp; syn /);
    assert.match(
      form,
      /value="13" disabled(?:="disabled")?> Olsza <span data-filter-count="">0<\/span>/,
    );
    assert.match(form, /value="14"> Bez liczby <span data-filter-count=""> <\/span>/);
    assert.match(form, /name="filter_price" min="0" step="any" value="50">/);
    assert.match(form, /name="filter_price" min="0" step="any" value="200">/);
    assert.match(form, /<input name="filter_text" value="kubek"/);
    const awkward = sampleXml('listing').replace('Olsza', '&lt;/script&gt; &quot;&amp;lt;');
    assert.ok((await samplePage('html', awkward)).includes(' &lt;/script&gt; "&lt; <span'));
  });

  it('prints an image without an empty width and height', async () => {
    const page = await samplePage('html', SAMPLE, { 'picture-size': '' });
    assert.match(page, /<shop-image alt=/);
    assert.doesNotMatch(page, /<shop-image[^>]* (?:width|height)=/);
    assert.match(await samplePage('html'), /<shop-image[^>]* width="300" height="300"/);
  });

  it('prints a zone with the product of the page', async () => {
    const zone = '<shop-product-zone page="projector" zone="zone1"';
    assert.ok((await samplePage('html')).includes(`${zone} products="117">`));
    assert.ok((await samplePage('html', '<shop><page/></shop>')).includes(`${zone}>`));
  });

  it('is in the language of the page without JavaScript', async () => {
    const english = SAMPLE.replace(
      '<navigation>',
      '<language><option name="pol"/><option selected="true" name="eng"/></language><navigation>',
    );
    const page = await samplePage('html', english);
    assert.match(
      page,
      />Lowest price in 30 days before discount: |<\/script>Lowest price in 30 days/,
    );
    assert.match(page, />Basket[ <]/);
    assert.doesNotMatch(page, /Koszyk|Najniższa/);
    assert.match(await samplePage('html'), /Koszyk/);
  });

  it('shows net prices if the page does', async () => {
    const page = await samplePage('html', SAMPLE.replace('price_type="gross"', 'price_type="net"'));
    assert.match(page, /<strong>145,53 zł<\/strong><\/shop-price>/);
    assert.match(page, /obniżki: 161,79 zł<\/shop-omnibus-price>/);
  });

  it('loads personal data from the platform on a cached page', async () => {
    const page = await samplePage('html', SAMPLE.replace('<page ', '<page cache_html="true" '));
    assert.equal(attributesOf(page, 'shop-list-link').count, undefined);
    assert.equal(attributesOf(page, 'shop-instalments')['total-price'], undefined);
    assert.match(page, /class="cart">Koszyk<\/a>/);
    assert.deepEqual(jsonIn(page, 'shop-list-button'), []);
    assert.equal(attributesOf(await samplePage('html'), 'shop-list-link').count, '2');
  });
});

describe('instalments of the platform in the templates', () => {
  const provider = (attributes: string): string =>
    withPrice('value="5"', `<payment><instalment name="R" minprice="1" ${attributes}/></payment>`);

  it('have the price type of the provider (HO3)', async () => {
    const page = await samplePage('html', provider('price_type="net" calculatePrice="/a"'));
    assert.equal(attributesOf(page, 'shop-instalments')['price-type'], 'net');
  });

  it('are those of the basket on its page (HO3)', async () => {
    const both = provider('calculatePrice="/product" calculate="/basket"');
    const of = async (xml: string) => {
      const { link, context } = attributesOf(await samplePage('html', xml), 'shop-instalments');
      return [link, context];
    };
    assert.deepEqual(await of(both), ['/product', undefined]);
    const onBasket = both.replace('<page>', '<page type="basketedit">');
    assert.deepEqual(await of(onBasket), ['/basket', 'basket']);
  });
});

describe('special cases of themes in the templates (HO10)', () => {
  /** The markup of one tag in a page rendered from this product. */
  const tagOf = async (tag: string, xml: string) =>
    new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(await samplePage('html', xml))?.[0] ?? '';
  const crumbs = '<bc><item title="Dom" link="/d"/><item title="Kubki" link="/k"/></bc>';

  it('include a path that ends with the category of the product', async () => {
    const xml = withPrice('value="5"').replace('</page>', `</page>${crumbs}`);
    const path = await tagOf('shop-breadcrumbs', xml);
    assert.match(path, /<a href="\/k">Kubki<\/a>/);
    assert.match(path, /<li aria-current="page"><span>A<\/span><\/li><\/ol>/);
    const listing = await tagOf('shop-breadcrumbs', `<shop><page/>${crumbs}</shop>`);
    assert.match(listing, /<li aria-current="page"><span>Kubki<\/span><\/li><\/ol>/);
  });

  const omnibus =
    'value="5" price_formatted="5 zł" omnibus_price="6" omnibus_price_formatted="6 zł"';
  const ofSix = 'price_unit_formatted="30 zł"';
  for (const [what, attributes, text] of [
    ['one unit', omnibus, ': 6 zł'],
    ['six at once', `${omnibus} ${ofSix} omnibus_price_unit_formatted="36 zł"`, ': 36 zł'],
    ['six, and is known for one', `${omnibus} ${ofSix}`, ''],
  ] as const) {
    it(`include a lowest price beside a price of ${what}`, async () => {
      const line = await tagOf('shop-omnibus-price', withPrice(attributes));
      assert.ok(line.endsWith(`${text}</shop-omnibus-price>`), line);
      if (text === '') assert.ok(line.endsWith('</script></shop-omnibus-price>'), line);
    });
  }

  it('include a shop without Omnibus prices', async () => {
    const page = (flag: string) => withPrice(omnibus).replace('<shop>', `<shop omnibus="${flag}">`);
    assert.equal(await tagOf('shop-omnibus-price', page('0')), '');
    assert.notEqual(await tagOf('shop-omnibus-price', page('1')), '');
  });

  it('include a code that may be activated', async () => {
    for (const [flag, value] of [
      ['1', 'true'],
      ['0', 'false'],
    ]) {
      const xml = withPrice(omnibus).replace(
        '</page>',
        `</page><rebatecode activate_omnibus="${flag}"/>`,
      );
      const attributes = attributesOf(await samplePage('html', xml), 'shop-omnibus-price');
      assert.equal(attributes['code-activation'], value);
    }
  });

  it('include a lowest price of sizes for the selling unit', async () => {
    const prices =
      '<sizes><prices minprice_formatted="5 zł" maxprice_formatted="7 zł" minprice_unit_formatted="30 zł"/></sizes>';
    const price = await tagOf('shop-price', withPrice('value="5" price_formatted="5 zł"', prices));
    assert.match(price, /<strong>od 30 zł<\/strong>/);
  });

  it('include a banner with its size, also without JavaScript', async () => {
    const banner = await tagOf('shop-banner', SAMPLE);
    assert.match(banner, /<img src="[^"]+" alt="[^"]*" width="900" height="300">/);
  });
});

describe('product prices rendered by the templates', () => {
  it('differ by size if a product has several', async () => {
    const size = (type: string, price: string) =>
      `<size type="${type}" description="${type}"><price value="${price}" price_formatted="${price} zł"/></size>`;
    const xml = withPrice(
      'value="5" price_formatted="5 zł"',
      `<sizes unit_sellby="1"><prices minprice_formatted="5 zł" maxprice_formatted="7 zł"/>${size('S', '5')}${size('M', '7')}</sizes>`,
    );
    const page = await samplePage('html', xml);
    const { sizes, price } = jsonIn(page, 'shop-price') as { sizes: object[]; price?: object };
    const shown = sizes.map((one) => [
      Reflect.get(one, 'id'),
      JSON.stringify(one).match(/\d zł/)?.[0],
    ]);
    assert.deepEqual(shown, [
      ['S', '5 zł'],
      ['M', '7 zł'],
    ]);
    assert.equal(price, undefined);
    assert.equal(attributesOf(page, 'shop-price')['size-from'], '#projector_size_hidden');
    assert.match(page, /<strong>od 5 zł<\/strong><\/shop-price>/);
  });

  it('are for the selling unit if the page has them', async () => {
    const one = 'value="2" price_formatted="2 zł" maxprice="3" maxprice_formatted="3 zł"';
    const three =
      'price_unit="6" price_unit_formatted="6 zł" maxprice_unit="9" maxprice_unit_formatted="9 zł"';
    const sizes = '<sizes unit_sellby="3"/>';
    const ofThree = jsonIn(
      await samplePage('html', withPrice(`${one} ${three}`, sizes)),
      'shop-price',
    );
    const ofOne = jsonIn(await samplePage('html', withPrice(one, sizes)), 'shop-price');
    const formatted = (data: unknown) => {
      const { price = {} } = data as { price?: Record<string, { gross?: { formatted?: string } }> };
      return [price.price, price.unit, price.max].map((amount) => amount?.gross?.formatted);
    };
    assert.deepEqual(formatted(ofThree), ['6 zł', undefined, '9 zł']);
    assert.deepEqual(formatted(ofOne), [undefined, '2 zł', '3 zł']);
  });

  it('include the rebate of the shortest subscription', async () => {
    const { max, before, ...tag } = attributesOf(
      await samplePage('html'),
      'shop-subscription-price',
    );
    assert.deepEqual(
      { max, before, rebate: tag['rebate-value'], type: tag['rebate-type'] },
      { max: '249.00', before: '179.00', rebate: '20', type: 'quota' },
    );
  });
});

describe('a product form rendered by the templates', () => {
  it('names sizes by their description, their name or their type [AU11]', async () => {
    const sizes =
      '<sizes><size type="S" description="Small" name="s"/><size type="M" name="Medium"/><size type="L"/></sizes>';
    const page = await samplePage('html', withPrice('value="5"', sizes));
    const labels = [...page.matchAll(/<input type="radio"[^>]*>([^<]*)</g)].map(([, name]) =>
      name?.trim(),
    );
    assert.deepEqual(labels, ['Small', 'Medium', 'L']);
    const { sizes: data } = jsonIn(page, 'shop-product') as { sizes: { name: string }[] };
    assert.deepEqual(
      data.map(({ name }) => name),
      ['Small', 'Medium', 'L'],
    );
  });

  const awkward = '&quot; \\ &lt; &amp;amp; &#39; &lt;/script&gt;';
  const size = (type: string) =>
    `<size type="${type}" description="${awkward}" amount="2.5"><price value="7" price_formatted="7 zł"/></size>`;
  const product = (sizes: string) =>
    withPrice(
      'value="5" price_formatted="5 zł"',
      `<sizes unit="${awkward}" unit_sellby="0.25" unit_precision="2">${sizes}</sizes>`,
    );

  for (const method of METHODS) {
    it(`has sizes with stock and price, and the unit, with ${method}`, async () => {
      const page = await samplePage(method, product(size('S') + size('M')));
      const data = JSON.parse(JSON.stringify(jsonIn(page, 'shop-product')));
      assert.deepEqual(
        [data.id, data.unit.sellBy, data.unit.name],
        ['1', '0.25', '" \\ < &amp; \' </script>'],
      );
      const shown = data.sizes.map(({ id, amount, price }: Record<string, unknown>) => [
        id,
        amount,
        JSON.stringify(price).includes('7 zł'),
      ]);
      assert.deepEqual(shown, [
        ['S', '2.5', true],
        ['M', '2.5', true],
      ]);
      assert.equal(page.match(/<input type="radio" name="size"/g)?.length, 2);
    });
  }

  it('submits the only size, and a quantity from the selling unit', async () => {
    const page = await samplePage('html', product(size('onesize')));
    assert.match(page, /<input type="hidden" name="size" value="uniw">/);
    assert.match(page, /<input type="number" name="number" value="0.25" min="0.25" step="0.25"/);
    assert.match(page, /<shop-quantity><label>Ilość <input/);
  });
});
