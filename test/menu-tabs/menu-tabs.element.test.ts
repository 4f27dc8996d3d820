import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { menuTabsElement } from '../../elements/tags/menu-tabs/menu-tabs.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([menuTabsElement]);

async function show({ value = '', dir = 'ltr' } = {}) {
  const { element: tabs, page } = await mount(
    'shop-menu-tabs',
    html`<shop-menu-tabs value=${value}>
        <button type="button" data-for="#a">A</button>
        <button type="button" data-for="#b, .more">B</button>
        <button type="button" data-for="#c">C</button>
      </shop-menu-tabs>
      <p id="a">a</p><p id="b">b</p><p class="more">more</p><p id="c">c</p><p id="other">other</p>`,
    { dir },
  );
  return { page, tabs, buttons: [...tabs.querySelectorAll('button')] };
}

const shown = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>('p')]
    .filter((block) => !block.hidden)
    .map((block) => block.textContent);

const button = (buttons: readonly HTMLElement[], index: number) => buttons[index] as HTMLElement;

describe('<shop-menu-tabs>', () => {
  it('shows the first group, and the blocks without a group', async () => {
    const { page, tabs } = await show();
    expect(shown(page)).to.deep.equal(['a', 'other']);
    await expectAccessible(tabs);
  });

  it('hides blocks that a rule of the page shows, and restores them (HO6)', async () => {
    const { page, tabs, buttons } = await show();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#b, #c { display: block }');
    document.adoptedStyleSheets.push(sheet);
    const seen = () =>
      [...page.querySelectorAll('p')]
        .filter((block) => block.checkVisibility())
        .map(({ id }) => id);
    expect(seen()).to.deep.equal(['a', 'other']);
    await click(button(buttons, 2));
    expect(seen()).to.deep.equal(['c', 'other']);
    tabs.remove();
    await waitUntil(() => seen().length === 5, 'all blocks show');
    expect([...page.querySelectorAll('p')].map(({ style }) => style.cssText).join('')).to.equal('');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

  it('shows the group of the clicked button and fires one event', async () => {
    const { page, tabs, buttons } = await show();
    const changes = eventsOf(tabs, 'shop-menu-tabs-change');
    await click(button(buttons, 1));
    await click(button(buttons, 1));
    expect(shown(page)).to.deep.equal(['b', 'more', 'other']);
    expect(tabs.value).to.equal('#b, .more');
    expect(changes.map((event) => (event as CustomEvent).detail)).to.deep.equal([
      { value: '#b, .more' },
    ]);
  });

  it('starts with `value` and updates with it', async () => {
    const { page, tabs } = await show({ value: '#c' });
    expect(shown(page)).to.deep.equal(['c', 'other']);
    tabs.value = '#a';
    await tabs.updateComplete;
    expect(shown(page)).to.deep.equal(['a', 'other']);
    tabs.value = '#nowhere';
    await tabs.updateComplete;
    expect(shown(page)).to.deep.equal(['a', 'other']);
  });

  for (const [dir, forth, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`is one tab stop, with arrow keys inside (${dir})`, async () => {
      const { page, buttons } = await show({ dir });
      expect(buttons.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1]);
      button(buttons, 0).focus();
      for (const [key, expected] of [
        [forth, 1],
        [forth, 2],
        [forth, 0],
        [back, 2],
        ['Home', 0],
        ['End', 2],
      ] as const) {
        await press(key);
        expect(document.activeElement === buttons[expected], key).to.equal(true);
      }
      expect(shown(page)).to.deep.equal(['c', 'other']);
      expect(buttons.map(({ ariaSelected }) => ariaSelected)).to.deep.equal([
        'false',
        'false',
        'true',
      ]);
    });
  }

  it('shows everything while CSS hides the tabs', async () => {
    const { page, tabs } = await show();
    tabs.style.display = 'none';
    await waitUntil(() => shown(page).length === 5);
    tabs.style.display = '';
    await waitUntil(() => shown(page).length === 2);
  });

  it('includes a button added later', async () => {
    const { page, tabs } = await show();
    tabs.insertAdjacentHTML('beforeend', '<button type="button" data-for="#other">O</button>');
    await waitUntil(() => shown(page).length === 1);
    expect(shown(page)).to.deep.equal(['a']);
  });

  it('restores the page when it is removed', async () => {
    const { page, tabs, buttons } = await show();
    tabs.remove();
    await settle();
    expect(shown(page)).to.deep.equal(['a', 'b', 'more', 'c', 'other']);
    expect(button(buttons, 0).outerHTML).to.equal('<button type="button" data-for="#a">A</button>');
  });
});
