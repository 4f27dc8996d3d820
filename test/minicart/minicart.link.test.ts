import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { all, one, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { settled } from '../kit/settled.ts';
import { basketOf } from './minicart.fixtures.ts';

type Minicart = ElementOf<typeof minicartElement>;

registerElements([minicartElement]);

beforeEach(installFakePlatform);

/** Mounts the tag around server-rendered content, without waiting for its data. */
async function printed(children: string): Promise<Minicart> {
  const place = await fixture(html`<div></div>`);
  place.innerHTML = `<shop-minicart>${children}</shop-minicart>`;
  const element = place.firstElementChild as Minicart;
  await waitUntil(() => element.matches(':state(rendered)'), 'the component');
  await settled();
  return element;
}

/** Opens the panel, which loads on the first click. */
async function clickLink(element: Minicart): Promise<void> {
  part(element, 'link').click();
  await waitUntil(() => !part(element, 'panel').hidden, 'the panel');
}

const badge = (element: Minicart) => text(part(element, 'badge'));

describe('<shop-minicart> before its basket has loaded', () => {
  it('keeps the server-rendered count, and announces that the basket loads (V5)', async () => {
    const answer = platform.defer('basket');
    const element = await printed('<a href="/basketedit.php">Koszyk <span>3</span></a>');
    expect(text(part(element, 'link'))).to.equal('Koszyk3produkty');
    await clickLink(element);
    expect(text(one(element, '[aria-live=polite]'))).to.equal('Wczytywanie koszyka…');
    answer.resolve({ basket: basketOf(1) });
    await settled(element);
    expect(badge(element)).to.equal('1');
  });

  it('keeps the count when the basket cannot be read, and offers a retry (V5)', async () => {
    platform.answer('basket', new PlatformError('basket', 'timeout'), { basket: basketOf(2) });
    const element = await printed('<a href="/basketedit.php">Koszyk <span>3</span></a>');
    expect(badge(element)).to.equal('3');
    expect(element.matches(':state(error)')).to.equal(true);
    expect(element.matches(':state(empty)')).to.equal(false);
    await clickLink(element);
    expect(text(one(element, '[role=alert]'))).to.equal(
      'Nie udało się wczytać koszyka.Spróbuj ponownie',
    );
    await expectAccessible(element);
    one(element, '[role=alert] button').click();
    await settled(element);
    expect(badge(element)).to.equal('2');
    expect(parts(element, 'product').length).to.equal(2);
  });

  it('reads a counter as printed by templates, but no price (V5)', async () => {
    const rows = [
      ['<a>Koszyk (12)</a>', '12'],
      ['<a>Koszyk: 7</a>', '7'],
      ['<a><b> 4 </b><i>39,00 zł</i></a>', '4'],
      ['<a>Koszyk<b>39,00</b></a>', ''],
      ['<a>Koszyk<b>39 zł</b></a>', ''],
      ['<a>Koszyk<b>0</b></a>', ''],
      ['<a>Koszyk</a>', ''],
    ] as const;
    for (const [children, count] of rows) {
      platform.defer('basket');
      const element = await printed(children);
      expect(badge(element), children).to.equal(count);
      element.remove();
      await settled();
    }
  });

  it('shows the session’s last count when the page has none (V5)', async () => {
    platform.answer('basket', { basket: basketOf(5) });
    const first = await printed('<a href="/basketedit.php">Koszyk</a>');
    await settled(first);
    first.remove();
    await settled();
    const { sessionStorage } = platform;
    installFakePlatform();
    for (const key of sessionStorage.keys()) {
      platform.sessionStorage.set(key, sessionStorage.get(key) ?? '');
    }
    platform.defer('basket');
    expect(badge(await printed('<a href="/basketedit.php">Koszyk</a>'))).to.equal('5');
    platform.defer('basket');
    expect(badge(await printed('<a>Koszyk <b>2</b></a>')), 'the page knows better').to.equal('2');
  });
});

describe('the link of <shop-minicart>', () => {
  it('is as wide with products as without (V16)', async () => {
    const widths: number[] = [];
    for (const count of [0, 1, 12, 22]) {
      const element = await fixture<Minicart>(
        html`<shop-minicart .basket=${basketOf(count)}></shop-minicart>`,
      );
      widths.push(element.getBoundingClientRect().width);
    }
    expect(new Set(widths).size, widths.join()).to.equal(1);
  });

  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('is a target of 44 px, also on a phone (V26)', async () => {
    const element = await fixture<Minicart>(
      html`<shop-minicart .basket=${basketOf(1)}></shop-minicart>`,
    );
    // resized after the mount: WebKit does not reapply a stylesheet that was unused when the viewport
    // became narrow
    await setViewport({ width: 390, height: 844 });
    await waitUntil(() => part(element, 'link').getBoundingClientRect().width === 44);
    expect(part(element, 'link').getBoundingClientRect().height).to.equal(44);
  });

  it('has a slot for another icon, and a bag when the page has none (V16)', async () => {
    platform.defer('basket');
    const own = await printed('<i slot="icon" id="mine">B</i><a><svg></svg>Koszyk</a>');
    const slot = one(own, 'slot[name=icon]') as HTMLSlotElement;
    expect(slot.assignedElements().map(({ id }) => id)).to.deep.equal(['mine']);
    const copied = await printed('<a><svg id="bag"></svg>Koszyk</a>');
    const copy = copied.querySelector('[slot=icon]');
    expect([copy?.ariaHidden, copy?.id]).to.deep.equal(['true', '']);
    const none = await printed('<a>Koszyk</a>');
    expect(all(none, '.bag').length).to.equal(1);
  });
});

describe('a button with a command for <shop-minicart>', () => {
  it('opens and closes the panel with --toggle, by mouse and keyboard', async () => {
    platform.answer('basket', { basket: basketOf(2) });
    const element = await printed('<a href="/basketedit.php">Koszyk</a>');
    element.id = 'cart';
    await settled(element);
    const button = document.createElement('button');
    button.setAttribute('commandfor', 'cart');
    button.setAttribute('command', '--toggle');
    button.textContent = 'Basket';
    element.before(button);
    const isOpen = () => element.matches(':state(open)');
    const enterKey = () => press('Enter');
    for (const [index, act] of [click, click, enterKey, enterKey].entries()) {
      button.focus();
      await act(button);
      await settled(element);
      expect(isOpen(), `after ${index + 1}`).to.equal(index % 2 === 0);
    }
  });
});
