import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sectionsOf } from '../../build/examples/sections-of.ts';

const FILE = `
<section id="net-prices" data-platform='{"basket": [{"product": 110}]}' data-states="empty hidden" data-expects="does nothing">
  <h2>{{Ceny netto|Net
    prices}}</h2>
  <p>{{Po <code>net</code>.|After <code>net</code>.}}</p>
  <shop-minicart price-type="net">
    <a href="/basketedit.php">{{Koszyk &amp; ceny|Cart &amp; prices}}</a>
  </shop-minicart>
</section>
<section id="from-right-to-left" data-only="gallery" lang="en" dir="rtl">
  <h2>{{Od prawej do lewej|From right to left}}</h2>
  <p>{{Razem|Together}}: <shop-price value="1"></shop-price></p>
</section>
`;

describe('the sections of a file of examples', () => {
  const [netPrices, fromRight, ...others] = sectionsOf(FILE);

  it('are parsed in order, with their metadata', () => {
    const { html: _, ...first } = netPrices ?? assert.fail();
    assert.deepEqual(first, {
      id: 'net-prices',
      heading: { pl: 'Ceny netto', en: 'Net prices' },
      text: { pl: 'Po <code>net</code>.', en: 'After <code>net</code>.' },
      platform: {
        pl: '{"lang":"pl","basket":[{"product":110}]}',
        en: '{"lang":"en","basket":[{"product":110}]}',
      },
      isFramed: true,
      states: ['empty', 'hidden'],
      only: undefined,
      lang: undefined,
      dir: undefined,
      expects: 'does nothing',
    });
    const { only, lang, dir, isFramed, states } = fromRight ?? assert.fail();
    assert.deepEqual({ only, lang, dir }, { only: 'gallery', lang: 'en', dir: 'rtl' });
    assert.deepEqual({ isFramed, states }, { isFramed: false, states: [] });
    assert.deepEqual(others, []);
  });

  it('have markup in both languages, unindented', () => {
    assert.equal(
      netPrices?.html.en,
      `<shop-minicart price-type="net">
  <a href="/basketedit.php">Cart &amp; prices</a>
</shop-minicart>`,
    );
    assert.match(netPrices.html.pl, />Koszyk &amp; ceny</);
  });

  it('begin with a paragraph if they contain more than text', () => {
    assert.equal(fromRight?.text, undefined);
    assert.equal(fromRight?.html.pl, '<p>Razem: <shop-price value="1"></shop-price></p>');
  });
});
