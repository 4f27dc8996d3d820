import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PRODUCT_ROWS } from '../../../demo/platform/data/products.ts';
import { createVisitor, wordsOf } from './shop.ts';

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

  it('keeps text and order from page to page', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?text=k&sort=name');
    assert.match(page, /rel="next" href="\/search\.php\?text=k&amp;sort=name&amp;page=2"/);
  });

  it('says in a few words what it lists, and a machine likewise', async () => {
    const { text } = createVisitor();
    const words =
      '28 produktów w cenie od 19,50\\szł, a wśród nich koce, kubki, noże, garnki i kociołki';
    const page = await text('/cat-pl-12-kuchnia.html');
    assert.match(page, new RegExp(`<p class="quiet">${words}\\.</p>`));
    assert.match(page, new RegExp(`<meta name="description" content="Kuchnia: ${words}\\.">`));
    assert.match(await text('/cat-en-12-kitchen.html'), /content="Kitchen: \d+ products from /);
    assert.doesNotMatch(await text('/search.php?text=zzzz'), /w cenie od/);
  });

  it('names a search by what it found (SH17)', async () => {
    const { text } = createVisitor();
    const headingOf = (page: string) => /<h1[^>]*>([^<]+)/.exec(page)?.[1];
    assert.equal(headingOf(await text('/search.php?text=kubek')), 'Wyniki dla „kubek”');
    assert.equal(headingOf(await text('/search.php?text=zzzz')), 'Brak wyników dla „zzzz”');
  });

  it('strikes the regular price beside the price, once (SH18)', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?text=polana');
    const [card = ''] = page.match(/<li class="card">[\s\S]*?<\/li>/) ?? [];
    const struck =
      /<p class="card__price">[\s\S]*139,00\szł[\s\S]*<s [^>]*><span [^>]*>Cena regularna: <\/span><bdi>159,00\szł<\/bdi><\/s><\/p>/;
    assert.match(card, struck);
    assert.match(card, /omnibus__row omnibus__regular/);
  });

  it('sorts by price, with prices on request at the end', async () => {
    const { text } = createVisitor();
    for (const sort of ['price-up', 'price-down']) {
      const names = namesOf(await text(`/cat-pl-12-kuchnia.html?size=48&sort=${sort}`));
      assert.equal(names.at(-1), 'Garnek miedziany');
    }
  });

  it('keeps only what the filters ask for, and says so when that is nothing', async () => {
    const { text } = createVisitor();
    const all = namesOf(await text('/cat-pl-12-kuchnia.html?size=48'));
    const made = namesOf(await text('/cat-pl-12-kuchnia.html?size=48&maker=4&maker=5'));
    const left = namesOf(await text('/cat-pl-12-kuchnia.html?size=48&available=1'));
    assert.ok(made.includes('Nóż kuchenny') && made.length < all.length);
    assert.ok(all.includes('Kubek składany') && !left.includes('Kubek składany'));
    const none = await text('/cat-pl-12-kuchnia.html?maker=999');
    assert.deepEqual(namesOf(none), []);
    assert.match(none, /Żaden produkt nie pasuje do filtrów\./);
    assert.match(none, /href="\/cat-pl-12-kuchnia\.html">Wyczyść filtry/);
  });

  it('keeps the rest of the address in each of its forms', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?text=k&sort=name&maker=1&size=12&page=2');
    const hidden = (form: string) =>
      [...form.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(
        ([, name, value]) => `${name}=${value}`,
      );
    const forms = page.match(/<form class="(?:options|side__form|paging__jump)"[\s\S]*?<\/form>/g);
    assert.deepEqual(forms?.map(hidden), [
      ['text=k', 'sort=name', 'size=12'],
      ['text=k', 'maker=1'],
      ['text=k', 'sort=name', 'maker=1', 'size=12'],
    ]);
  });

  it('takes a wrong query for the default one', async () => {
    const { text } = createVisitor();
    const usual = namesOf(await text('/search.php'));
    assert.equal(usual.length, 12);
    assert.deepEqual(namesOf(await text('/search.php?page=-1&size=9&sort=constructor')), usual);
    assert.notEqual(namesOf(await text('/search.php?page=999')).length, 0);
  });

  it('offers frequent queries when nothing matches', async () => {
    const { text } = createVisitor();
    assert.match(await text('/search.php?text=zzzz'), /href="\/search\.php\?text=kompas"/);
  });

  it('says on a card for how much a price is, and that it is the lowest of several (V21)', async () => {
    const { text } = createVisitor();
    const found = async (query: string) => wordsOf(await text(`/search.php?text=${query}`));
    assert.match(await found('sosnowe'), /Mydło sosnowe 56,70 zł \/ 3 szt\./);
    assert.match(await found('repsznur'), /Repsznur 6 mm 2,60 zł \/ 0,5 metra/);
    assert.match(await found('kociołek'), /Kociołek żeliwny od 229,00 zł/);
  });

  it('shows net prices to those who want them', async () => {
    const { text, platform, cookies } = createVisitor();
    assert.match(await text('/search.php?text=Kubek+emaliowany'), /39,00 zł/);
    platform.switches.write(cookies.get('shop_session') ?? '', { priceType: 'net' });
    assert.match(await text('/search.php?text=Kubek+emaliowany'), /31,71 zł[\s\S]*netto/);
  });
});

describe('a list in the shop’s own order', () => {
  it('has each kind of thing once before any comes again (SH18)', async () => {
    const { text } = createVisitor();
    const page = await text('/search.php?size=12');
    const ids = [...page.matchAll(/src="\/img\/(\d+)-medium\.svg"/g)].map(([, id]) => Number(id));
    const shapes = ids.map((id) => PRODUCT_ROWS.find(([row]) => row === id)?.[1]);
    assert.equal(new Set(shapes).size, 12);
  });
});
