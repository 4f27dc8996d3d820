import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { filtersElement } from '../../elements/tags/filters/filters.element.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { box, boxOf, control, mountFilters } from './forms.ts';
import '../kit/guard.ts';

registerElements([filtersElement]);

let shop: FakePlatform;
beforeEach(() => {
  shop = installFakePlatform();
});

const FORM = `<form action="/search.php">
  <fieldset><legend>Producer</legend>${box('filter_producer', '12', { count: '3' })}${box('filter_producer', '13', { count: '5' })}${box('filter_producer', '14')}</fieldset>
</form>`;

/** The request of the numbers for these producers. */
const request = (producers: string) =>
  `${location.origin}/search.php?filter_producer=${encodeURIComponent(producers)}&getProductXML=true&xmlType=filtering`;

const answer = (quantities: Readonly<Record<string, string>>, total = '') =>
  `<?xml version="1.0"?><filtering total="${total}"><filter id="filter_producer" type="list"><group>${Object.entries(
    quantities,
  )
    .map(([value, quantity]) => `<item value="${value}" quantity="${quantity}"/>`)
    .join('')}</group></filter></filtering>`;

const count = (tag: Mounted, value: string) =>
  boxOf(tag, value).closest('label')?.querySelector<HTMLElement>('[data-filter-count]');

/** The shopper points at the filters, which loads the code. */
async function mountNear(form = FORM): Promise<Mounted<'shop-filters'>> {
  const tag = await mountFilters({ form });
  tag.element.dispatchEvent(new PointerEvent('pointerenter'));
  return tag;
}

/** Waits until the numbers have been requested so many times, and answered. */
async function answered(times: number): Promise<void> {
  await waitUntil(() => {
    shop.clock.advance(250);
    return shop.calls().length === times;
  }, `${times} requests`);
  await settle();
}

describe('the numbers of products in <shop-filters>', () => {
  it('follow a change; a choice without products is disabled, a chosen one stays', async () => {
    shop.answer(request('12'), answer({ 12: '0', 13: '0', 14: '' }, '7'));
    const tag = await mountNear();
    const events = tag.events('shop-filters-counts');
    boxOf(tag, '12').click();
    await answered(1);
    await tag.settled();
    expect(['12', '13'].map((value) => count(tag, value)?.textContent)).to.deep.equal(['0', '0']);
    expect(count(tag, '14')?.textContent).to.equal('');
    expect(['12', '13', '14'].map((value) => boxOf(tag, value).disabled)).to.deep.equal([
      false,
      true,
      false,
    ]);
    expect(events.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([{ total: 7 }]);
    expect(text(tag.part('count'))).to.equal('7 produktów');
    shop.answer(
      `${location.origin}/search.php?getProductXML=true&xmlType=filtering`,
      answer({ 12: '3', 13: '5' }),
    );
    boxOf(tag, '12').click();
    await answered(2);
    expect(boxOf(tag, '13').disabled).to.equal(false);
  });

  it('are not announced beside a list, which announces them itself', async () => {
    shop.answer(request('12'), answer({ 12: '7' }, '7'));
    const tag = await mountFilters({ form: FORM, after: '<shop-listing></shop-listing>' });
    const events = tag.events('shop-filters-counts');
    tag.element.dispatchEvent(new PointerEvent('pointerenter'));
    boxOf(tag, '12').click();
    await answered(1);
    await waitUntil(() => events.length === 1, 'the numbers');
    await tag.settled();
    expect(text(tag.part('count'))).to.equal('');
  });

  it('are not requested for a range that ends below its start, until it is mended [FI-05]', async () => {
    const input = '<input name="filter_price" aria-label="Price">';
    const tag = await mountNear(`<form action="/search.php">${input}${input}</form>`);
    const enter = async (index: number, value: string) => {
      const control = tag.element.querySelectorAll('input')[index];
      if (!control) throw new Error('Expected two inputs.');
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      await tag.settled();
    };
    await enter(0, '100');
    await enter(1, '50');
    shop.clock.advance(5000);
    await settle();
    expect(shop.calls()).to.have.length(0);
    await enter(1, '');
    await answered(1);
    expect(shop.calls()[0]?.name).to.contain('filter_price=100-&');
  });

  it('ignore an answer for an older choice that arrives last [FI-02]', async () => {
    const slow = shop.defer(request('12'));
    shop.answer(request('12,13'), answer({ 14: '2' }));
    const tag = await mountNear();
    boxOf(tag, '12').click();
    await answered(1);
    boxOf(tag, '13').click();
    await answered(2);
    slow.resolve(answer({ 14: '9' }));
    await settle();
    expect(count(tag, '14')?.textContent).to.equal('2');
  });

  for (const [what, given] of [
    ['a page', '<!doctype html><html><body>Login</body></html>'],
    ['an empty answer', ''],
    ['a document with entities', '<!DOCTYPE x [<!ENTITY a "b">]><filtering/>'],
    ['more than a megabyte', answer({ 13: '9' }).padEnd(1_048_577)],
  ] as const) {
    it(`stay as they are, faded, after ${what} [FI-08]`, async () => {
      shop.answer(request('12'), given);
      const tag = await mountNear();
      const errors = tag.events('shop-error');
      boxOf(tag, '12').click();
      await answered(1);
      expect(count(tag, '13')?.textContent).to.equal('5');
      expect([errors.length, count(tag, '13')?.style.opacity]).to.deep.equal([1, '0.5']);
      shop.answer(request('12,13'), answer({ 13: '9' }));
      boxOf(tag, '13').click();
      await answered(2);
      expect([count(tag, '13')?.textContent, count(tag, '13')?.style.opacity]).to.deep.equal([
        '9',
        '',
      ]);
    });
  }

  it('stay as they are after a failure, which is reported once [FI-08]', async () => {
    const tag = await mountNear();
    const errors = tag.events('shop-error');
    boxOf(tag, '12').click();
    await answered(1);
    expect(count(tag, '13')?.textContent).to.equal('5');
    expect(errors.length).to.equal(1);
  });

  it('are not requested with counts="false"', async () => {
    const tag = await mountFilters({ form: FORM, attributes: 'below="1" counts="false"' });
    tag.element.dispatchEvent(new PointerEvent('pointerenter'));
    boxOf(tag, '12').click();
    await settle();
    await shop.clock.advance(250);
    expect(shop.calls()).to.deep.equal([]);
  });
});

describe('the blocks of <shop-filters>', () => {
  const boxes = (length: number) =>
    Array.from({ length }, (_, index) => box('filter_producer', `maker ${index + 1}`)).join('');
  const form = (length: number) =>
    `<form action="/search.php"><fieldset><legend>Producer</legend>${boxes(length)}</fieldset></form>`;
  const shown = (tag: Mounted) =>
    [...tag.element.querySelectorAll<HTMLElement>('label')].filter((row) => row.checkVisibility())
      .length;
  const button = (tag: Mounted) => control(tag, '.shop-filters-more button');

  it('show ten choices, then all, and keep focus on the button [FI-12]', async () => {
    const tag = await mountFilters({ form: form(15) });
    await waitUntil(() => shown(tag) === 10);
    button(tag).focus();
    await press('Enter');
    await waitUntil(() => shown(tag) === 15);
    expect([button(tag).ariaExpanded, button(tag).textContent]).to.deep.equal(['true', 'Zwiń']);
    expect(document.activeElement).to.equal(button(tag));
    boxOf(tag, 'maker 15').click();
    button(tag).click();
    await waitUntil(() => shown(tag) === 11);
  });

  it('can be searched if they have more than twenty choices [FI-12]', async () => {
    const tag = await mountFilters({ form: form(400) });
    await waitUntil(() => shown(tag) === 10);
    control(tag, '[type=search]').focus();
    await press('3', '9');
    // 39, 139, 239, 339 and 390 to 399
    await waitUntil(() => !boxOf(tag, 'maker 1').checkVisibility());
    expect(shown(tag)).to.equal(10);
    button(tag).click();
    await waitUntil(() => shown(tag) === 14);
    await press('9', 'Enter');
    await waitUntil(() => shown(tag) === 1);
    expect(boxOf(tag, 'maker 399').checkVisibility()).to.equal(true);
    expect(shop.page.followed).to.deep.equal([]);
  });

  it('say that no choice matches the search, and apply a filter meanwhile', async () => {
    const tag = await mountFilters({ form: form(30) });
    await waitUntil(() => shown(tag) === 10);
    boxOf(tag, 'maker 1').click();
    control(tag, '[type=search]').focus();
    await press('z');
    const note = () => tag.element.querySelector('.shop-filters-more > div')?.textContent;
    await waitUntil(() => note() === 'Brak pasujących pozycji', 'the note');
    // the chosen one
    expect(shown(tag)).to.equal(1);
    await shop.clock.advance(600);
    expect(shop.page.followed.at(-1)).to.contain('filter_producer=maker+1');
  });

  it('are open with a choice, also within another block', async () => {
    const tag = await mountFilters({
      form: `<form action="/search.php"><details><summary>Maker</summary><fieldset><legend>Maker</legend>
        ${box('filter_producer', '12', { checked: true })}</fieldset>
        <fieldset><legend>Series</legend>${box('filter_series', '1')}</fieldset></details></form>`,
    });
    await waitUntil(() => tag.element.querySelector('details')?.open === true);
  });

  it('stay open or closed as the shopper left them', async () => {
    const folded = (open: string) =>
      `<form action="/search.php"><details${open}><summary>Producer</summary>${boxes(2)}</details></form>`;
    const tag = await mountFilters({ form: folded('') });
    const details = tag.element.querySelector('details');
    if (!details) throw new Error('Expected a block.');
    details.open = true;
    await waitUntil(() => shop.localStorage.get('filterFolds') !== undefined);
    expect(shop.localStorage.get('filterFolds')).to.equal('{"filter_producer":true}');
    tag.element.remove();
    const again = await mountFilters({ form: folded('') });
    await waitUntil(() => again.element.querySelector('details')?.open === true);
  });
});
