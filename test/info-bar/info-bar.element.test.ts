import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { infoBarElement } from '../../elements/tags/info-bar/info-bar.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

registerElements([infoBarElement]);

beforeEach(installFakePlatform);

const closedBars = () => JSON.parse(platform.localStorage.get('closedBars') ?? '[]');
const bar = (id: string) =>
  html`<shop-info-bar bar-id=${id} closable>Free delivery</shop-info-bar>`;

async function show(content: unknown) {
  const { element, page, part } = await mount('shop-info-bar', html`<div>${content}</div>`);
  const bars = [...page.querySelectorAll('shop-info-bar')];
  await Promise.all(bars.map((one) => one.updateComplete));
  return { page, bars, first: element, part };
}

const left = (page: Element) =>
  [...page.querySelectorAll('shop-info-bar')].map((one) => one.getAttribute('bar-id'));

describe('<shop-info-bar>', () => {
  it('shows its message, and no button unless it is closable', async () => {
    const { first } = await show(html`<shop-info-bar bar-id="a">Free delivery</shop-info-bar>`);
    expect(parts(first, 'close').length).to.equal(0);
    expect(first.innerText).to.equal('Free delivery');
    await expectAccessible(first);
  });

  it('closes with its button, stores that and fires its event', async () => {
    const { page, first } = await show([bar('a'), bar('b')]);
    const closes = eventsOf(page, 'shop-info-bar-close');
    await expectAccessible(first);
    await click(part(first, 'close'));
    expect(left(page)).to.deep.equal(['b']);
    expect(closedBars()).to.deep.equal(['a']);
    expect(closes.map((event) => (event as CustomEvent).detail)).to.deep.equal([{ id: 'a' }]);
  });

  it('centres its button vertically, beside floating content (SH4)', async () => {
    const { first, page } = await show(
      html`<style>
          shop-info-bar {
            inline-size: 320px;
            --shop-bar-inset-end: 60px;
          }
        </style>
        <shop-info-bar closable>A message of so many words that it has several lines</shop-info-bar>`,
    );
    const [bar, button] = [first, part(first, 'close')].map((box) => box.getBoundingClientRect());
    if (!bar || !button) throw new Error('Expected the bar and its button.');
    expect(button.top - bar.top).to.be.closeTo(bar.bottom - button.bottom, 1);
    expect(bar.right - button.right).to.be.at.least(60);
    const text = document.createRange();
    text.selectNodeContents(first);
    expect(text.getBoundingClientRect().right).to.be.at.most(button.left);
    await expectAccessible(page);
  });

  it('closes with the keyboard', async () => {
    const { page, first } = await show(bar('a'));
    part(first, 'close').focus();
    await press('Enter');
    expect(left(page)).to.deep.equal([]);
  });

  it('stays open if the event is prevented', async () => {
    const { page, first } = await show(bar('a'));
    page.addEventListener('shop-info-bar-close', (event) => event.preventDefault());
    await click(part(first, 'close'));
    expect(left(page)).to.deep.equal(['a']);
    expect(closedBars()).to.deep.equal([]);
  });

  for (const container of ['bars_top', 'bars_bottom']) {
    it(`removes a .${container} that is left empty`, async () => {
      platform.localStorage.set('closedBars', '["a"]');
      const { page, part } = await show(
        html`<div class=${container}> ${bar('a')} ${bar('b')} </div>`,
      );
      expect(left(page)).to.deep.equal(['b']);
      await click(part('close'));
      expect(page.querySelector(`.${container}`)).to.equal(null);
    });
  }

  it('keeps a container with other content, and a parent that is no container', async () => {
    platform.localStorage.set('closedBars', '["a"]');
    const page = await fixture(html`<div>
      <div data-shop-bars><p>News</p>${bar('a')}</div>
      <div id="place">${bar('a')}</div>
    </div>`);
    expect(left(page)).to.deep.equal([]);
    expect(page.querySelector('[data-shop-bars]') !== null).to.equal(true);
    expect(page.querySelector('#place') !== null).to.equal(true);
  });

  it('has Polish and English texts', async () => {
    const { bars } = await show([
      bar('a'),
      html`<shop-info-bar lang="en" bar-id="b" closable>News</shop-info-bar>`,
    ]);
    expect(bars.map((one) => part(one, 'close').ariaLabel)).to.deep.equal([
      'Zamknij komunikat',
      'Close the message',
    ]);
  });
});

describe('<shop-info-bar>: storage', () => {
  it('is hidden on the next page', async () => {
    platform.localStorage.set('closedBars', '["a","c"]');
    const { page } = await show([bar('a'), bar('b'), bar('c')]);
    expect(left(page)).to.deep.equal(['b']);
  });

  it('closes for this page only without an id (ST-12)', async () => {
    const { page, first } = await show(
      html`<shop-info-bar closable bar-id="">News</shop-info-bar>`,
    );
    await click(part(first, 'close'));
    expect(left(page)).to.deep.equal([]);
    expect(platform.localStorage.get('closedBars')).to.equal(undefined);
  });

  it('stores its closing in a cookie for the given days, like the theme (ST-26)', async () => {
    const dated = (id: string) => html`<shop-info-bar bar-id=${id} closable days="1"
      >50 zł to free delivery</shop-info-bar
    >`;
    const { first } = await show(dated('freeeshipping_clicked'));
    await click(part(first, 'close'));
    expect([...platform.cookies.all]).to.deep.equal([
      ['freeeshipping_clicked', { value: 'true', days: 1 }],
    ]);
    expect(closedBars()).to.deep.equal([]);
    platform.cookies.set('rabateCode_clicked', '1', 1);
    platform.localStorage.set('closedBars', '["c"]');
    const { page } = await show(
      ['freeeshipping_clicked', 'rabateCode_clicked', 'c'].map((id) => dated(id)),
    );
    expect(left(page)).to.deep.equal(['c']);
  });

  for (const days of ['0', '-1', '401', '1e9', 'a day']) {
    it(`closes permanently with days="${days}", and warns the author`, async () => {
      const warned = warnings();
      const { first } = await show(
        html`<shop-info-bar bar-id="a" closable days=${days}>Free delivery</shop-info-bar>`,
      );
      await click(part(first, 'close'));
      expect([closedBars(), platform.cookies.all.size]).to.deep.equal([['a'], 0]);
      expect(warned.join()).to.include('expected a number of days from 1 to 400');
    });
  }

  it('matches unusual ids exactly (ST-12)', async () => {
    platform.localStorage.set('closedBars', JSON.stringify(['"],x']));
    const { page } = await show([bar('"],x'), bar('"],'), bar('__proto__')]);
    expect(left(page)).to.deep.equal(['"],', '__proto__']);
  });

  it('closes when the storage is full (ST-13)', async () => {
    platform.localStorage.set = () => false;
    const { page, first } = await show(bar('a'));
    await click(part(first, 'close'));
    expect(left(page)).to.deep.equal([]);
  });

  it('keeps the ids of bars closed meanwhile in another tab (ST-14)', async () => {
    const { first } = await show(bar('a'));
    platform.localStorage.set('closedBars', '["other"]');
    await click(part(first, 'close'));
    expect(closedBars()).to.deep.equal(['other', 'a']);
  });
});

describe('<shop-info-bar fixed>', () => {
  const longPage = (tag: unknown) => [
    tag,
    html`<p style="margin: 0; block-size: 3000px"></p>
    <a href="#a">a</a>`,
  ];
  const fixedBar = html`<shop-info-bar fixed closable>Free delivery</shop-info-bar>`;
  const padding = () => getComputedStyle(document.documentElement).scrollPaddingBlockStart;

  afterEach(() => scrollTo(0, 0));

  it('stays in the viewport during scrolling, without a jump (UI-18)', async () => {
    const { page, first } = await show(longPage(fixedBar));
    const { height } = page.getBoundingClientRect();
    scrollTo(0, 1000);
    expect(first.getBoundingClientRect().top).to.equal(0);
    expect(page.getBoundingClientRect().height).to.equal(height);
    expect(first.matches(':state(fixed)')).to.equal(true);
    await expectAccessible(first);
  });

  it('sticks with its container, whose bars do not overlap (UI-18)', async () => {
    const { bars } = await show(longPage(html`<div class="bars_top">${fixedBar}${fixedBar}</div>`));
    scrollTo(0, 1000);
    const [first, second] = bars.map((one) => one.getBoundingClientRect());
    expect(first?.top).to.equal(0);
    expect(second?.top).to.equal(first?.bottom);
  });

  it('does not cover the focused element (UI-18)', async () => {
    const { page, first } = await show([
      fixedBar,
      html`<p style="margin: 0; block-size: 900px"></p><button id="target">a</button>
        <p style="block-size: 3000px"></p>`,
    ]);
    await waitUntil(() => padding() === `${first.offsetHeight}px`);
    const target = page.querySelector('#target') as HTMLElement;
    scrollTo(0, 2500);
    target.focus();
    await waitUntil(() => target.getBoundingClientRect().top >= first.offsetHeight);
  });

  it('makes the container stick while it contains a fixed bar', async () => {
    const { first, bars } = await show(
      longPage(html`<div class="bars_top">${fixedBar}${fixedBar}</div>`),
    );
    await click(part(first, 'close'));
    await settle();
    scrollTo(0, 1000);
    expect(bars[1]?.getBoundingClientRect().top).to.equal(0);
    await waitUntil(() => padding() === `${bars[1]?.offsetHeight}px`);
  });

  it('sticks to the bottom', async () => {
    const { first } = await show([
      html`<p style="margin: 0; block-size: 3000px"></p>`,
      html`<shop-info-bar fixed position="bottom">Free delivery</shop-info-bar>`,
    ]);
    expect(first.getBoundingClientRect().bottom).to.be.closeTo(innerHeight, 1);
  });

  it('sticks to the bottom of the viewport inside a footer, without covering it', async () => {
    const { page, bars } = await show([
      html`<p style="margin: 0; block-size: 3000px"></p>`,
      html`<footer>
        <p id="last">News</p>
        <div class="bars_bottom">
          <shop-info-bar fixed closable position="bottom">Free delivery</shop-info-bar>
          <shop-info-bar fixed closable position="bottom">Gifts</shop-info-bar>
        </div>
      </footer>`,
    ]);
    const bottom = () => bars.at(-1)?.getBoundingClientRect();
    expect(bottom()?.bottom).to.be.closeTo(innerHeight, 1);
    expect(bottom()?.width).to.equal(document.documentElement.clientWidth);
    const root = document.documentElement;
    await waitUntil(() => root.style.paddingBlockEnd !== '');
    scrollTo(0, root.scrollHeight);
    const last = page.querySelector('#last')?.getBoundingClientRect();
    expect(last?.bottom).to.be.at.most(bars[0]?.getBoundingClientRect().top ?? 0);
    for (const one of bars) await click(part(one, 'close'));
    await settle();
    expect(root.style.paddingBlockEnd).to.equal('');
  });
});

describe('the colours of <shop-info-bar>', () => {
  it('are those in the style attribute of the platform', async () => {
    const { first } = await show(html`<shop-info-bar
      style="--background-color: rgb(10, 20, 30); --border-color: rgb(1, 2, 3); --font-color: rgb(250, 251, 252)"
      >News</shop-info-bar
    >`);
    const { backgroundColor, color, boxShadow } = getComputedStyle(part(first, 'bar'));
    expect([backgroundColor, color]).to.deep.equal(['rgb(10, 20, 30)', 'rgb(250, 251, 252)']);
    expect(boxShadow).to.contain('rgb(1, 2, 3)');
  });

  it('are the default ones when the platform writes none', async () => {
    const { first } = await show(html`<shop-info-bar>News</shop-info-bar>`);
    await waitUntil(
      () => getComputedStyle(part(first, 'bar')).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    await expectAccessible(first);
  });
});
