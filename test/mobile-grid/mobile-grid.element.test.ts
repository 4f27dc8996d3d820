import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { mobileGridElement } from '../../elements/tags/mobile-grid/mobile-grid.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { stopClock, tick } from '../kit/clock.ts';
import { settle } from '../kit/fake-clock.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([mobileGridElement]);

const DEFAULT_SIZE = { width: 800, height: 600 };
const HEIGHT = 600;
const DESKTOP = 1280;
const PHONE = 500;

const view = () => document.documentElement.dataset.shopView;

/** Resizes the viewport, and waits for the event on the page. */
async function resize(width: number): Promise<void> {
  const heard = nextEvent(window, 'resize');
  await setViewport({ width, height: HEIGHT });
  await heard;
}

/** Resizes the viewport, and waits until the page has the expected view. */
async function showView(width: number, expected: string): Promise<void> {
  await setViewport({ width, height: HEIGHT });
  await waitUntil(() => view() === expected);
}

async function show(items = '.deals, #news') {
  const { element: grid, page } = await mount(
    'shop-mobile-grid',
    html`<main>
      <header><b class="first"></b><p class="deals">Deals</p><b class="last"></b></header>
      <aside id="news">News <input aria-label="Search" /></aside>
      <shop-mobile-grid items=${items}><h2>More</h2></shop-mobile-grid>
    </main>`,
  );
  const [main] = page.children;
  if (!main) throw new Error('Expected the page’s content.');
  return { main, grid };
}

/** The elements of the page, each with its children. */
const outline = (element: Element): string =>
  [...element.children]
    .map((child) =>
      child.children.length > 0 ? `${child.localName}(${outline(child)})` : child.localName,
    )
    .join(' ');

const APART = 'header(b p b) aside(input) shop-mobile-grid(h2)';
const TOGETHER = 'header(b b) shop-mobile-grid(h2 p aside(input))';

describe('the layout view', () => {
  afterEach(() => setViewport(DEFAULT_SIZE));

  for (const [width, expected] of [
    [756, '1'],
    [757, '2'],
    [978, '2'],
    [979, '3'],
    [1199, '3'],
    [1200, '4'],
  ] as const) {
    it(`is ${expected} at ${width} px (UI-16)`, () => showView(width, expected));
  }

  it('is updated once, 100 ms after the last of many resizes (UI-16)', async () => {
    await showView(PHONE, '1');
    const changes = eventsOf(window, 'shop-view-change');
    stopClock();
    await resize(DESKTOP);
    for (let count = 0; count < 200; count++) window.dispatchEvent(new Event('resize'));
    await tick(99);
    expect([view(), changes.length]).to.deep.equal(['1', 0]);
    await tick(1);
    expect(view()).to.equal('4');
    expect(changes.map((event) => (event as CustomEvent).detail)).to.deep.equal([{ view: 4 }]);
  });

  it('fires no event while the view is unchanged', async () => {
    await showView(1000, '3');
    const changes = eventsOf(document, 'shop-view-change');
    stopClock();
    await resize(1100);
    await tick(100);
    expect(changes.length).to.equal(0);
  });
});

describe('<shop-mobile-grid>', () => {
  afterEach(() => setViewport(DEFAULT_SIZE));

  it('is as wide as its place, also around a row that scrolls', async () => {
    const { element } = await mount(
      'shop-mobile-grid',
      html`<div style="inline-size: 200px">
        <shop-mobile-grid><div><div style="overflow: auto"><div style="inline-size: 900px">Row</div></div></div></shop-mobile-grid>
      </div>`,
    );
    expect(element.scrollWidth).to.equal(200);
  });

  it('collects the blocks on a phone and returns each to its original position (UI-16)', async () => {
    const { main, grid } = await show();
    expect(outline(main)).to.equal(APART);
    await showView(PHONE, '1');
    expect(outline(main)).to.equal(TOGETHER);
    expect(grid.matches(':state(mobile)')).to.equal(true);
    await expectAccessible(grid);
    await showView(DESKTOP, '4');
    expect(outline(main)).to.equal(APART);
    expect(grid.matches(':state(mobile)')).to.equal(false);
  });

  it('starts with the blocks inside on a phone, in the order of the list', async () => {
    await showView(PHONE, '1');
    const { main } = await show('#news, .deals');
    expect(outline(main)).to.equal('header(b b) shop-mobile-grid(h2 aside(input) p)');
  });

  it('keeps what the shopper typed in a block', async () => {
    const { main } = await show();
    const input = main.querySelector('input') as HTMLInputElement;
    input.value = 'wool';
    await showView(PHONE, '1');
    expect(main.querySelector('input') === input && input.value).to.equal('wool');
  });

  it('returns the blocks when it is removed', async () => {
    await showView(PHONE, '1');
    const { main, grid } = await show();
    grid.remove();
    await settle();
    expect(outline(main)).to.equal('header(b p b) aside(input)');
  });

  it('updates with a new list', async () => {
    await showView(PHONE, '1');
    const { main, grid } = await show();
    grid.setAttribute('items', '#news');
    await grid.updateComplete;
    expect(outline(main)).to.equal('header(b p b) shop-mobile-grid(h2 aside(input))');
  });

  it('skips an invalid selector, a missing block, and a block that contains it', async () => {
    await showView(PHONE, '1');
    const { main } = await show('p[, .none, main, #news');
    expect(outline(main)).to.equal('header(b p b) shop-mobile-grid(h2 aside(input))');
  });
});
