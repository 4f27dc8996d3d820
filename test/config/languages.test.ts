import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerMessages } from '../../elements/functions/messages.ts';
import { registerElements } from '../../elements/start/register.ts';
import { fileFieldElement } from '../../elements/tags/file-field/file-field.element.ts';
import { omnibusPriceElement } from '../../elements/tags/omnibus-price/omnibus-price.element.ts';
import { configAtom, forgetConfigAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { part, text } from '../kit/shadow.ts';
import { product } from '../omnibus-price/omnibus-price.fixtures.ts';
import '../kit/guard.ts';
import { warnings } from '../kit/warnings.ts';

type OmnibusPrice = ElementOf<typeof omnibusPriceElement>;

registerElements([omnibusPriceElement, fileFieldElement]);

const labelOf = (tag: Element, name: string) => text(part(tag, name)).split(':')[0];

async function priceIn(lang: string): Promise<OmnibusPrice> {
  const page = await fixture<HTMLElement>(
    html`<div lang=${lang}><shop-omnibus-price .product=${product()}></shop-omnibus-price></div>`,
  );
  const tag = page.firstElementChild as OmnibusPrice;
  await tag.updateComplete;
  return tag;
}

describe('a page in another language', () => {
  let warned: readonly string[] = [];

  beforeEach(() => {
    warned = warnings();
  });
  afterEach(() => {
    pageStore.set(forgetConfigAtom);
  });

  it('has the texts of the shop, with English ones as fallback (U11)', async () => {
    registerMessages('de-AT', { 'omnibus-price.regular': 'Regulärer Preis' });
    const tag = await priceIn('de');
    expect(labelOf(tag, 'regular')).to.equal('Regulärer Preis');
    expect(labelOf(tag, 'lowest')).to.equal('Lowest price in 30 days before discount');
    expect(warned).to.deep.equal([]);
  });

  it('prefers the shop’s own English to ours as fallback (U11)', async () => {
    registerMessages('cs', { 'omnibus-price.regular': 'Běžná cena' });
    registerMessages('en', { 'omnibus-price.lowest': 'Our lowest price' });
    const tag = await priceIn('cs-CZ');
    expect([labelOf(tag, 'regular'), labelOf(tag, 'lowest')]).to.deep.equal([
      'Běžná cena',
      'Our lowest price',
    ]);
  });

  it('is Polish without any texts, with one warning (U11)', async () => {
    for (const lang of ['sk', 'sk']) {
      expect(labelOf(await priceIn(lang), 'regular')).to.equal('Cena regularna');
    }
    expect(warned).to.deep.equal([
      '[shop] lang="sk": expected pl, en or a language of the messages in shop-config, using pl. See docs/tags/shop-config.md',
    ]);
  });

  it('accepts texts in any language from shop-config (U11)', async () => {
    const config = await fixture(
      html`<shop-config lang="uk" .messages=${{ uk: { 'omnibus-price.regular': 'Ціна' }, '?': {} }}></shop-config>`,
    );
    await Reflect.get(config, 'updateComplete');
    expect(pageStore.get(configAtom).lang).to.equal('uk');
    expect(labelOf(await priceIn(''), 'regular')).to.equal('Ціна');
  });

  it('rejects an invalid language tag (U11)', () => {
    expect(() => registerMessages('Deutsch!', {})).to.throw(TypeError, 'a language tag');
  });
});
