import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { filtersElement } from '../../elements/tags/filters/filters.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import type { Mounted } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { boxOf, control, enter, mountFilters, PLATFORM_FORM } from './forms.ts';
import '../kit/guard.ts';

registerElements([filtersElement, drawerElement]);

const DEBOUNCE_MS = 600;

let shop: FakePlatform;
beforeEach(() => {
  shop = installFakePlatform();
});

/** The queries of the pages that the browser was asked to open. */
const opened = () => shop.page.followed.map((url) => decodeURIComponent(new URL(url).search));
const chips = (tag: Mounted) => tag.parts('chip').map((chip) => text(chip));

async function wait(ms = DEBOUNCE_MS): Promise<void> {
  await settle();
  await shop.clock.advance(ms);
}

describe('<shop-filters>', () => {
  it('applies several changes once, and a change that is undone not at all [FI-01]', async () => {
    const tag = await mountFilters();
    for (const value of ['12', '14', '13']) {
      boxOf(tag, value).click();
      await wait(500);
    }
    expect(opened()).to.deep.equal([]);
    await wait();
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12,13,14']);
    boxOf(tag, '12').click();
    boxOf(tag, '12').click();
    await wait();
    expect(opened().length).to.equal(1);
  });

  it('writes one parameter for each filter, with any characters, after the query of the form [FI-03] [FI-04]', async () => {
    const tag = await mountFilters();
    boxOf(tag, 'M, L').click();
    enter(control(tag, '[name=filter_price]'), '1 000,50');
    await wait();
    expect(opened()).to.deep.equal(['?text=kubek&filter_traits[7]=M,+L&filter_price=1000.50-']);
    const [url = ''] = shop.page.followed;
    expect(new URL(url).searchParams.get('filter_traits[7]')).to.equal('M, L');
    expect(url).not.to.contain('%25');
  });

  it('reads and writes the platform’s form, whose checkboxes have no name', async () => {
    const tag = await mountFilters({ form: PLATFORM_FORM });
    control(tag, '#filter_producer_12').click();
    control(tag, '#filter_producer_13').click();
    enter(control(tag, '#PriceRangeTo'), '200');
    await wait();
    expect(opened()).to.deep.equal(['?filter_producer=12,13&filter_price=-200']);
    expect(control(tag, '[name=filter_producer]').value).to.equal('12,13');
    expect(control(tag, '[name=filter_price]').value).to.equal('-200');
  });

  it('starts on the first page, also with its number in the form', async () => {
    const form = `<form action="/search.php?counter=2"><input type="hidden" name="counter" value="3">
      <label><input type="checkbox" name="filter_producer" value="12"> Acme</label></form>`;
    const tag = await mountFilters({ form });
    boxOf(tag, '12').click();
    await wait();
    expect(opened()).to.deep.equal(['?filter_producer=12']);
  });

  it('applies by its button only, if the author wants that', async () => {
    const tag = await mountFilters({ attributes: 'below="1" apply="button"' });
    boxOf(tag, '12').click();
    await wait();
    await tag.settled();
    expect(opened()).to.deep.equal([]);
    expect(tag.element.matches(':state(changed)')).to.equal(true);
    tag.part('apply-button').click();
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12']);
  });

  it('dispatches its events, and leaves the list if the page prevents it', async () => {
    const tag = await mountFilters();
    const changes = tag.events('shop-filters-change');
    tag.element.addEventListener('shop-filters-apply', (event) => event.preventDefault());
    boxOf(tag, '13').click();
    await wait();
    expect(changes.map((event) => Reflect.get(event, 'detail'))).to.deep.equal([
      { filters: { filter_producer: '13' } },
    ]);
    expect(opened()).to.deep.equal([]);
  });
});

describe('<shop-filters>: the range of prices', () => {
  it('refuses a range that ends below its start, and ignores what is no amount [FI-05]', async () => {
    const tag = await mountFilters();
    const [from, to] = tag.element.querySelectorAll<HTMLInputElement>('[name=filter_price]');
    if (!from || !to) throw new Error('Expected the inputs of the price.');
    enter(from, 'abc');
    await wait();
    enter(from, '100');
    enter(to, '50');
    await wait();
    expect(opened()).to.deep.equal([]);
    await tag.settled();
    expect(text(tag.part('message'))).to.equal('Kwota „od” jest większa niż „do”.');
    await expectAccessible(tag.element);
    enter(from, '');
    await wait();
    expect(opened()).to.deep.equal(['?text=kubek&filter_price=-50']);
    await tag.settled();
    expect(text(tag.part('message'))).to.equal('');
  });

  it('sends nothing while the shopper moves from one price to the other [FI-06]', async () => {
    const tag = await mountFilters();
    const [from, to] = tag.element.querySelectorAll<HTMLInputElement>('[name=filter_price]');
    from?.focus();
    await press('5', 'Tab');
    await wait(5000);
    expect(document.activeElement).to.equal(to);
    expect(opened()).to.deep.equal([]);
    await press('9', 'Tab');
    await wait();
    expect(opened()).to.deep.equal(['?text=kubek&filter_price=5-9']);
  });

  it('applies at once on Enter', async () => {
    const tag = await mountFilters();
    control(tag, '[name=filter_price]').focus();
    await press('7', 'Enter');
    expect(opened()).to.deep.equal(['?text=kubek&filter_price=7-']);
  });
});

describe('<shop-filters>: early and restored choices', () => {
  it('applies a choice that was made before the script ran', async () => {
    await mountFilters({ prepare: (page) => page.querySelector('input')?.click() });
    await wait();
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12']);
  });

  it('ignores a choice that the browser restores after Back, as the list is that of the URL', async () => {
    shop.page.openedBy = 'back_forward';
    const tag = await mountFilters({ prepare: (page) => page.querySelector('input')?.click() });
    await wait();
    expect([boxOf(tag, '12').checked, opened()]).to.deep.equal([false, []]);
    boxOf(tag, '13').checked = true;
    shop.page.restore();
    await wait();
    expect([boxOf(tag, '13').checked, opened()]).to.deep.equal([false, []]);
  });

  it('keeps all values of a form that was submitted without JavaScript after a reload', async () => {
    const { pathname } = location;
    history.replaceState(
      null,
      '',
      '?filter_producer=12&filter_producer=14&filter_price=5&filter_price=9',
    );
    shop.page.openedBy = 'reload';
    const tag = await mountFilters();
    const prices = [...tag.element.querySelectorAll<HTMLInputElement>('[name=filter_price]')];
    history.replaceState(null, '', pathname);
    expect(['12', '13', '14'].map((value) => boxOf(tag, value).checked)).to.deep.equal([
      true,
      false,
      true,
    ]);
    expect(prices.map(({ value }) => value)).to.deep.equal(['5', '9']);
  });
});

describe('<shop-filters>: chips and clear()', () => {
  it('shows a chip for each choice, which removes it and moves focus to the next one', async () => {
    const tag = await mountFilters();
    boxOf(tag, '12').click();
    boxOf(tag, 'M, L').click();
    enter(control(tag, '[name=filter_price]'), '100');
    await wait();
    await tag.settled();
    expect(chips(tag)).to.deep.equal(['12', 'M, L', 'od 100,00 zł']);
    expect(tag.element.matches(':state(active)')).to.equal(true);
    await expectAccessible(tag.element);
    tag.parts('chip')[0]?.focus();
    await press('Enter');
    await tag.settled();
    expect(chips(tag)).to.deep.equal(['M, L', 'od 100,00 zł']);
    expect(text(tag.element.shadowRoot?.activeElement ?? tag.element)).to.equal('M, L');
    expect(boxOf(tag, '12').checked).to.equal(false);
    expect(opened().at(-1)).to.equal('?text=kubek&filter_traits[7]=M,+L&filter_price=100-');
    tag.part('clear-button').click();
    expect(opened().at(-1)).to.equal('?text=kubek');
  });

  it('shows the label and the value of a text, and the option of a select', async () => {
    const tag = await mountFilters({
      form: `<form action="/search.php"><label>From <input name="from" value="100"></label>
        <label>Year <select name="year"><option value="">All<option value="26" selected>2026</select></label></form>`,
    });
    expect(chips(tag)).to.deep.equal(['From: 100', '2026']);
  });

  it('treats the first option of a select that has no empty one as no choice', async () => {
    const tag = await mountFilters({
      form: `<form action="/search.php"><label>Stock <select name="stock"><option value="all">All
        <option value="now">Now</select></label></form>`,
    });
    expect(chips(tag)).to.deep.equal([]);
    const select = tag.element.querySelector('select') ?? expect.fail();
    select.value = 'now';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => chips(tag).join() === 'Now');
    tag.element.clear();
    expect(select.value).to.equal('all');
    await waitUntil(() => chips(tag).length === 0);
  });

  it('applies all options of a select for several, and removes them', async () => {
    const tag = await mountFilters({
      form: `<form action="/search.php"><label>Colour <select name="colour" multiple>
        <option value="r">Red<option value="g">Green<option value="b">Blue</select></label></form>`,
    });
    const select = tag.element.querySelector('select') ?? expect.fail();
    for (const index of [0, 2]) select.options[index]?.toggleAttribute('selected', true);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await wait();
    expect(opened()).to.deep.equal(['?colour=r,b']);
    expect(chips(tag)).to.deep.equal(['Red, Blue']);
    tag.element.clear();
    expect(select.selectedOptions).to.have.length(0);
  });

  it('applies a checkbox without a value as the browser does', async () => {
    const tag = await mountFilters({
      form: '<form action="/search.php"><label><input type="checkbox" name="new"> New</label></form>',
    });
    control(tag, 'input').click();
    await wait();
    expect(opened()).to.deep.equal(['?new=on']);
    tag.element.clear();
    expect(control(tag, 'input').checked).to.equal(false);
  });

  for (const own of [
    '<div id="filter_list"><a href="/search.php">Acme</a></div>',
    '<p><a href="/search.php" data-filter="filter_producer">Acme</a></p>',
  ])
    it(`draws no chips if the page has ${own}`, async () => {
      const tag = await mountFilters({ after: own });
      boxOf(tag, '12').click();
      await tag.settled();
      expect(chips(tag)).to.deep.equal([]);
    });

  it('shows neither chips nor states for a form that was reset', async () => {
    const tag = await mountFilters();
    boxOf(tag, '12').click();
    await wait();
    expect(chips(tag)).to.deep.equal(['12']);
    control(tag, 'input').form?.reset();
    await waitUntil(() => chips(tag).length === 0, 'no chips');
    await wait();
    expect(tag.element.matches(':state(active)')).to.equal(false);
    expect(opened().at(-1)).to.equal('?text=kubek');
  });

  it('removes one filter or all with its method', async () => {
    const tag = await mountFilters();
    boxOf(tag, '12').click();
    boxOf(tag, 'M, L').click();
    await wait();
    tag.element.clear('filter_producer');
    expect(opened().at(-1)).to.equal('?text=kubek&filter_traits[7]=M,+L');
    tag.element.clear();
    expect(opened().at(-1)).to.equal('?text=kubek');
  });

  it('has the method apply() beside its attribute, which frameworks set by the property', async () => {
    const tag = await mountFilters();
    Reflect.set(tag.element, 'apply', 'button');
    boxOf(tag, '12').click();
    await wait();
    expect(opened()).to.deep.equal([]);
    tag.element.apply();
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12']);
  });
});

describe('<shop-filters> on a phone', () => {
  const attributes = 'below="9999"';

  it('shows the form in a panel, and applies it by the button of the panel', async () => {
    const tag = await mountFilters({ attributes });
    expect(tag.isOpen).to.equal(false);
    tag.part('open-button').click();
    await tag.settled();
    await waitUntil(() => tag.isOpen);
    boxOf(tag, '12').click();
    boxOf(tag, '13').click();
    await wait();
    expect(opened()).to.deep.equal([]);
    await expectAccessible(tag.element);
    tag.part('apply-button').click();
    await tag.settled();
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12,13']);
    expect(tag.isOpen).to.equal(false);
    expect(text(tag.part('open-button'))).to.equal('Filtry (1)');
  });

  it('keeps the choices when the panel closes', async () => {
    const tag = await mountFilters({ attributes, lang: 'en' });
    tag.element.show();
    await waitUntil(() => tag.isOpen);
    boxOf(tag, '12').click();
    await press('Escape');
    await tag.settled();
    expect([tag.isOpen, boxOf(tag, '12').checked]).to.deep.equal([false, true]);
    expect(opened()).to.deep.equal([]);
    expect(text(tag.part('open-button'))).to.equal('Filters (1)');
  });
});

describe('<shop-filters drawer> on a phone', () => {
  const after = '<shop-drawer id="sheet" label="Filtry"></shop-drawer>';
  const attributes = 'drawer="sheet" below="9999"';

  it('moves into the drawer, follows it, and opens and closes it with its methods', async () => {
    const tag = await mountFilters({ attributes, after });
    const drawer = document.querySelector('shop-drawer') ?? expect.fail();
    await waitUntil(() => drawer.contains(tag.element), 'the move');
    expect([drawer.open, tag.isOpen]).to.deep.equal([false, false]);
    drawer.show();
    await waitUntil(() => tag.isOpen, 'the state');
    await press('Escape');
    await waitUntil(() => !tag.isOpen, 'no state');
    tag.element.show();
    await waitUntil(() => drawer.open && tag.isOpen, 'the open drawer');
    tag.element.hide();
    await waitUntil(() => !drawer.open && !tag.isOpen, 'the closed drawer');
  });

  it('follows a drawer that it is moved into while the form reports a change', async () => {
    const tag = await mountFilters({ after });
    const drawer = document.querySelector('shop-drawer') ?? expect.fail();
    boxOf(tag, '12').click();
    await tag.settled();
    boxOf(tag, '12').dispatchEvent(new Event('change', { bubbles: true }));
    drawer.append(tag.element);
    await tag.settled();
    drawer.open = true;
    await waitUntil(() => tag.isOpen, 'the state');
  });

  it('applies by its button, which closes the drawer', async () => {
    const tag = await mountFilters({ attributes, after });
    await waitUntil(() => tag.element.closest('shop-drawer') !== null, 'the move');
    tag.element.show();
    await waitUntil(() => tag.isOpen, 'the open drawer');
    boxOf(tag, '12').click();
    boxOf(tag, '13').click();
    await wait();
    expect(opened()).to.deep.equal([]);
    await expectAccessible(tag.element);
    tag.part('apply-button').click();
    await waitUntil(() => !tag.isOpen, 'the closed drawer');
    expect(opened()).to.deep.equal(['?text=kubek&filter_producer=12,13']);
  });
});
