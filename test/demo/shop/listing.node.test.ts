import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRODUCT_ROWS } from '../../../demo/platform/data/products.ts';
import { createVisitor, textOf } from './shop.ts';

const namesOf = (page: string) =>
  [...page.matchAll(/class="card__name"><a [^>]*>([^<]+)/g)].map((match) => match[1]);

describe('a listing', () => {
  it('shows every product once over its pages', async () => {
    const { platform, text } = createVisitor();
    const names: (string | undefined)[] = [];
    for (const page of [1, 2])
      names.push(...namesOf(await text(`/search.php?size=48&page=${page}`)));
    assert.deepEqual(
      names.toSorted(),
      platform.catalogue.products.map(({ name }) => name.pl).toSorted(),
    );
  });

  it('names a search by what it found (SH17)', async () => {
    const { text } = createVisitor();
    const headingOf = (page: string) => /<h1[^>]*>([^<]+)/.exec(page)?.[1];
    assert.equal(headingOf(await text('/search.php?text=kubek')), 'Wyniki dla „kubek”');
    assert.equal(headingOf(await text('/search.php?text=zzzz')), 'Brak wyników dla „zzzz”');
  });

  it('shows the regular price crossed out, once (SH18)', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?text=polana');
    const [card = ''] = page.match(/<li class="card">[\s\S]*?<\/li>/) ?? [];
    const struck =
      /<p class="card__price">[\s\S]*139,00\szł[\s\S]*<s [^>]*><span [^>]*>Cena regularna: <\/span><bdi>159,00\szł<\/bdi><\/s><\/p>/;
    assert.match(card, struck);
    assert.match(card, /omnibus__row omnibus__regular/);
  });

  it('shows the quantity of a price on a card, and "from" for the lowest of several (V21)', async () => {
    const { text } = createVisitor();
    const found = async (query: string) => textOf(await text(`/search.php?text=${query}`));
    assert.match(await found('sosnowe'), /Mydło sosnowe 56,70 zł \/ 3 szt\./);
    assert.match(await found('repsznur'), /Repsznur 6 mm 2,60 zł \/ 0,5 metra/);
    assert.match(await found('kociołek'), /Kociołek żeliwny od 229,00 zł/);
  });
});

describe('a list in the shop’s own order', () => {
  it('mixes the kinds of products (SH18)', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?size=12');
    const ids = [...page.matchAll(/src="\/img\/(\d+)-medium\.svg"/g)].map(([, id]) => Number(id));
    const shapes = ids.map((id) => PRODUCT_ROWS.find(([row]) => row === id)?.[1]);
    assert.equal(new Set(shapes).size, 12);
  });
});
