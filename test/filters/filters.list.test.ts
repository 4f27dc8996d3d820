import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { filtersElement } from '../../elements/tags/filters/filters.element.ts';
import { listingElement } from '../../elements/tags/listing/listing.element.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { handleOf, type Mounted } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { at, changed, ids, list, mountList, pageOf } from '../listing/pages.ts';
import { countEntries, keepTestPage } from '../partial-navigation/pages.ts';
import { box, boxOf } from './forms.ts';
import '../kit/guard.ts';

registerElements([filtersElement, listingElement]);

let shop: FakePlatform;
keepTestPage();
beforeEach(() => {
  shop = installFakePlatform();
  // the filters keep the query of the page out of their URLs
  // with an entry of its own, so that Back never leaves the document
  history.pushState(null, '', location.pathname);
});

/** The filters as the server prints them for the chosen producers. */
const filters = (...chosen: readonly string[]) =>
  `<shop-filters below="1" counts="false"><form><fieldset><legend>Producer</legend>${['3', '4']
    .map((value) => box('filter_producer', value, { checked: chosen.includes(value) }))
    .join('')}</fieldset></form></shop-filters>`;

const page = (products: readonly number[], ...chosen: readonly string[]) =>
  pageOf(`${filters(...chosen)}${list({ products })}`);
const query = (...chosen: readonly string[]) =>
  at(`?filter_producer=${encodeURIComponent(chosen.join())}`);

async function mountBoth(): Promise<{ readonly tag: Mounted; readonly side: Mounted }> {
  const tag = await mountList(`${filters()}${list({ products: [1, 2] })}`);
  const element = tag.page.querySelector('shop-filters');
  if (!element) throw new Error('Expected filters on the page.');
  const side = handleOf<string>(element, tag.page);
  await side.settled();
  return { tag, side };
}

/** The time after which a change is applied. */
const wait = async () => {
  await settle();
  await shop.clock.advance(600);
};
const chosen = (side: Mounted) => ['3', '4'].filter((value) => boxOf(side, value).checked);
const chips = async (side: Mounted) => {
  await side.settled();
  return side.parts('chip').map((chip) => text(chip));
};

describe('<shop-filters> beside <shop-listing>', () => {
  it('changes list and address, and Back restores list, choices and chips [FI-07]', async () => {
    shop.answer(at(location.pathname), page([1, 2]));
    shop.answer(query('3'), page([3], '3'));
    shop.answer(query('3', '4'), page([3, 4], '3', '4'));
    const { tag, side } = await mountBoth();
    const entries = countEntries();
    const choose = (value: string) =>
      changed(tag, async () => {
        boxOf(side, value).click();
        await wait();
      });
    await choose('3');
    await choose('4');
    expect([ids(tag), location.href, entries()]).to.deep.equal([[3, 4], query('3', '4'), 2]);
    expect(await chips(side)).to.deep.equal(['3', '4']);
    await changed(tag, () => history.back());
    expect([ids(tag), chosen(side), location.href]).to.deep.equal([[3], ['3'], query('3')]);
    expect(await chips(side)).to.deep.equal(['3']);
    await changed(tag, () => history.forward());
    expect([ids(tag), chosen(side)]).to.deep.equal([
      [3, 4],
      ['3', '4'],
    ]);
    await wait();
    expect(entries()).to.equal(2);
  });

  it('shows a list whose form leads to another path in place, and Back as well', async () => {
    const elsewhere = (text: string) => text.replace('<form>', '<form action="/search.php">');
    const result = new URL('/search.php?filter_producer=3', location.href).href;
    const here = location.href;
    shop.answer(here, elsewhere(page([1, 2])));
    shop.answer(result, elsewhere(page([3], '3')));
    const { tag, side } = await mountBoth();
    side.element.querySelector('form')?.setAttribute('action', '/search.php');
    await changed(tag, async () => {
      boxOf(side, '3').click();
      await wait();
    });
    expect([ids(tag), location.href, shop.page.followed]).to.deep.equal([[3], result, []]);
    await changed(tag, () => history.back());
    expect([ids(tag), chosen(side), location.href]).to.deep.equal([[1, 2], [], here]);
  });

  it('applies a choice that is made while the list loads [FI-13]', async () => {
    const slow = shop.defer(query('3'));
    shop.answer(query('3', '4'), page([4], '3', '4'));
    const { tag, side } = await mountBoth();
    boxOf(side, '3').focus();
    await press(' ');
    await wait();
    await waitUntil(() => shop.calls().length === 1);
    expect(side.element.matches(':state(loading)')).to.equal(true);
    boxOf(side, '4').focus();
    await press(' ');
    slow.resolve(page([3], '3'));
    await changed(tag, wait);
    await waitUntil(() => ids(tag)[0] === 4);
    expect([chosen(side), document.activeElement]).to.deep.equal([['3', '4'], boxOf(side, '4')]);
  });

  it('keeps the chips and moves focus to the heading if nothing is left [FI-16]', async () => {
    shop.answer(query('3'), page([], '3'));
    shop.answer(at(location.pathname), page([1, 2]));
    const { tag, side } = await mountBoth();
    await changed(tag, async () => {
      boxOf(side, '3').click();
      await wait();
    });
    expect(ids(tag)).to.deep.equal([]);
    expect(await chips(side)).to.deep.equal(['3']);
    side.parts('chip')[0]?.focus();
    await changed(tag, () => press('Enter'));
    expect([ids(tag), chosen(side)]).to.deep.equal([[1, 2], []]);
    await waitUntil(() => document.activeElement?.localName === 'h2');
  });

  it('drops a choice that the list no longer offers, and keeps focus [FI-09]', async () => {
    const only4 = filters('4').replace(box('filter_producer', '3'), '');
    shop.answer(query('3'), page([3], '3'));
    shop.answer(query('3', '4'), pageOf(`${only4}${list({ products: [4] })}`));
    const { tag, side } = await mountBoth();
    await changed(tag, async () => {
      boxOf(side, '3').click();
      await wait();
    });
    boxOf(side, '4').focus();
    await changed(tag, async () => {
      await press(' ');
      await wait();
    });
    expect(document.activeElement).to.equal(boxOf(side, '4'));
    expect(await chips(side)).to.deep.equal(['4']);
    shop.answer(at(location.pathname), pageOf(`${only4}${list({ products: [1] })}`));
    await changed(tag, async () => {
      await press(' ');
      await wait();
    });
    expect(location.search).to.equal('');
  });

  it('keeps its choices if the list comes without the filters [FI-09]', async () => {
    shop.answer(query('3'), pageOf(list({ products: [3] })));
    const { tag, side } = await mountBoth();
    await changed(tag, async () => {
      boxOf(side, '3').click();
      await wait();
    });
    expect([ids(tag), chosen(side), await chips(side)]).to.deep.equal([[3], ['3'], ['3']]);
  });

  it('keeps its choices when a script of the theme moves it [FI-11]', async () => {
    shop.answer(query('3'), page([3], '3'));
    const { tag, side } = await mountBoth();
    boxOf(side, '3').click();
    const aside = document.createElement('aside');
    tag.page.append(aside);
    aside.append(side.element);
    expect([chosen(side), await chips(side)]).to.deep.equal([['3'], ['3']]);
    await changed(tag, wait);
    expect(ids(tag)).to.deep.equal([3]);
    expect(document.querySelectorAll('shop-filters form').length).to.equal(1);
  });
});
