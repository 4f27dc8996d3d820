import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { tooltipElement } from '../../elements/tags/tooltip/tooltip.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { hover, leave } from '../kit/mouse.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { showModal } from '../modal/modal.fixtures.ts';
import '../kit/guard.ts';

registerElements([tooltipElement]);

const TEXT = 'Dziesięć cyfr, bez kresek.';

/** Mounts a tooltip in the centre of the viewport, unless a style positions it elsewhere. */
const putTooltip = (style = 'margin: 200px', lang = 'pl') =>
  mount(
    'shop-tooltip',
    html`<div style=${style}>
      <shop-tooltip text=${TEXT}><button type="button">NIP</button></shop-tooltip>
    </div>`,
    { lang },
  );

const trigger = (tooltip: Mounted) => tooltip.element.querySelector('button') as HTMLButtonElement;
const shown = (tooltip: Mounted) => waitUntil(() => tooltip.isOpen);
const hidden = (tooltip: Mounted) => waitUntil(() => !tooltip.isOpen);
const loaded = (tooltip: Mounted) => waitUntil(() => tooltip.parts('bubble').length === 1);
const description = (tooltip: Mounted) => tooltip.element.querySelector('[slot=description]');

beforeEach(async () => {
  installFakePlatform();
  await leave();
});
afterEach(() => document.documentElement.removeAttribute('dir'));

const pass = async (durationMs: number) => {
  await settle();
  await platform.clock.advance(durationMs);
  await settle();
};
const showByFocus = async (tooltip: Mounted) => {
  trigger(tooltip).focus();
  await pass(0);
  await shown(tooltip);
};

describe('<shop-tooltip>', () => {
  it('does not style a child with the same class (A16)', async () => {
    const tooltip = await mount(
      'shop-tooltip',
      html`<shop-tooltip text=${TEXT}><button>NIP</button><i class="shop-description">Page</i></shop-tooltip>`,
    );
    expect(tooltip.element.querySelector('i')?.textContent).to.equal('Page');
    expect(description(tooltip)?.textContent).to.equal(TEXT);
  });

  it('describes its child with an adjacent text', async () => {
    const tooltip = await putTooltip();
    const line = description(tooltip);
    expect(line?.textContent).to.equal(TEXT);
    expect(line?.role).to.equal('tooltip');
    expect(trigger(tooltip).getAttribute('aria-describedby')).to.equal(line?.id);
    expect(line?.checkVisibility()).to.equal(false);
    tooltip.element.text = 'Inny tekst';
    await tooltip.settled();
    expect(description(tooltip)?.textContent).to.equal('Inny tekst');
    tooltip.element.removeAttribute('text');
    tooltip.element.text = undefined;
    await tooltip.settled();
    expect(trigger(tooltip).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('is accessible, hidden and shown, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      const tooltip = await putTooltip('margin: 200px', lang);
      await expectAccessible(tooltip.element);
      await showByFocus(tooltip);
      await Promise.all(
        tooltip
          .part('bubble')
          .getAnimations()
          .map(({ finished }) => finished),
      );
      await expectAccessible(tooltip.element);
      trigger(tooltip).blur();
    }
  });

  it('shows on hover, and hides 500 ms after the pointer has left (UI-11)', async () => {
    const tooltip = await putTooltip();
    await hover(trigger(tooltip));
    await pass(99);
    expect(tooltip.isOpen).to.equal(false);
    await pass(1);
    await shown(tooltip);
    expect(tooltip.part('bubble').checkVisibility()).to.equal(true);
    await leave();
    await pass(499);
    expect(tooltip.isOpen).to.equal(true);
    await pass(1);
    await hidden(tooltip);
    expect(tooltip.part('bubble').checkVisibility()).to.equal(false);
  });

  it('loads its bubble when the shopper approaches', async () => {
    const tooltip = await putTooltip();
    expect(tooltip.parts('bubble')).to.have.length(0);
    await hover(trigger(tooltip));
    await loaded(tooltip);
    expect(tooltip.isOpen).to.equal(false);
  });

  it('does not show when the pointer only passes', async () => {
    const tooltip = await putTooltip();
    await hover(trigger(tooltip));
    await leave();
    await loaded(tooltip);
    await pass(1000);
    expect(tooltip.isOpen).to.equal(false);
  });

  it('stays open while the pointer is over it (UI-11)', async () => {
    const tooltip = await putTooltip();
    await hover(trigger(tooltip));
    await pass(100);
    await shown(tooltip);
    await hover(tooltip.part('bubble'));
    await pass(60_000);
    expect(tooltip.isOpen).to.equal(true);
    await leave();
    await pass(500);
    await hidden(tooltip);
  });

  it('shows on keyboard focus, and hides after focus has left (UI-11)', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Firma">`);
    const tooltip = await putTooltip();
    input.focus();
    await press('Tab');
    expect(focused() === trigger(tooltip)).to.equal(true);
    await pass(0);
    await shown(tooltip);
    await pass(60_000);
    expect(tooltip.isOpen).to.equal(true);
    input.focus();
    await pass(500);
    await hidden(tooltip);
  });

  it('stays open while the trigger has the pointer or focus', async () => {
    const tooltip = await putTooltip();
    await hover(trigger(tooltip));
    await showByFocus(tooltip);
    trigger(tooltip).blur();
    await pass(1000);
    expect(tooltip.isOpen).to.equal(true);
    trigger(tooltip).focus();
    await leave();
    await pass(1000);
    expect(tooltip.isOpen).to.equal(true);
    trigger(tooltip).blur();
    await pass(500);
    await hidden(tooltip);
  });

  it('supports hide-delay and offset', async () => {
    const tooltip = await putTooltip();
    tooltip.element.hideDelay = 50;
    tooltip.element.offset = 40;
    await tooltip.settled();
    await showByFocus(tooltip);
    const { bottom } = tooltip.part('bubble').getBoundingClientRect();
    const gap = trigger(tooltip).getBoundingClientRect().top - bottom;
    expect(Math.abs(gap - 40)).to.be.at.most(1);
    trigger(tooltip).blur();
    await pass(50);
    await hidden(tooltip);
  });
});

describe('<shop-tooltip>: Escape, touch and texts', () => {
  it('hides with Escape, which has no other effect (UI-11)', async () => {
    const modal = await showModal('pl', true);
    const tooltip = await putTooltip();
    modal.element.append(tooltip.element);
    await tooltip.settled();
    await showByFocus(tooltip);
    await press('Escape');
    await hidden(tooltip);
    expect(modal.isOpen).to.equal(true);
    expect(focused() === trigger(tooltip)).to.equal(true);
    await press('Escape');
    await waitUntil(() => !modal.isOpen);
  });

  it('leaves Escape to a dialog that opened after focus had left', async () => {
    const tooltip = await putTooltip();
    await showByFocus(tooltip);
    const modal = await showModal('pl', true);
    expect(tooltip.isOpen).to.equal(true);
    await press('Escape');
    await waitUntil(() => !modal.isOpen);
    await hidden(tooltip);
  });

  it('hides with Escape under the pointer, until the pointer enters again', async () => {
    const tooltip = await putTooltip();
    await hover(trigger(tooltip));
    await pass(100);
    await shown(tooltip);
    await press('Escape');
    await hidden(tooltip);
    await pass(1000);
    expect(tooltip.isOpen).to.equal(false);
    await leave();
    await hover(trigger(tooltip));
    await pass(100);
    await shown(tooltip);
  });

  it('shows on a tap, and hides on a tap elsewhere', async () => {
    const tooltip = await putTooltip();
    const tap = (element: Element) => {
      for (const type of [
        'pointerover',
        'pointerenter',
        'pointerdown',
        'pointerup',
        'pointerleave',
      ]) {
        const init = { bubbles: true, composed: true, pointerType: 'touch' };
        element.dispatchEvent(new PointerEvent(type, init));
      }
    };
    tap(trigger(tooltip));
    await shown(tooltip);
    await pass(60_000);
    expect(tooltip.isOpen).to.equal(true);
    tap(document.body);
    await hidden(tooltip);
  });

  it('shows on the first tap on a link, and the second tap follows the link (V23)', async () => {
    const tooltip = await mount(
      'shop-tooltip',
      html`<shop-tooltip text=${TEXT}><a href="#opened">NIP</a></shop-tooltip>`,
    );
    const link = tooltip.element.querySelector('a') as HTMLAnchorElement;
    // returns whether the browser would have opened the link, and prevents that
    const tap = () => {
      for (const type of ['pointerdown', 'pointerup', 'pointerleave']) {
        const init = { bubbles: true, composed: true, pointerType: 'touch' };
        link.dispatchEvent(new PointerEvent(type, init));
      }
      return clickOf(1);
    };
    const clickOf = (detail: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      let opens = false;
      const look = (event: Event) => {
        opens = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', look, { once: true });
      link.dispatchEvent(click);
      return opens;
    };
    expect(tap()).to.equal(false);
    await shown(tooltip);
    expect(tap()).to.equal(true);
    expect(clickOf(0)).to.equal(true);
  });

  it('is the only one on the page', async () => {
    const [first, second] = [await putTooltip(), await putTooltip()];
    await showByFocus(first);
    await showByFocus(second);
    expect(first.isOpen).to.equal(false);
  });

  it('shows nothing without a text', async () => {
    const tooltip = await putTooltip();
    tooltip.element.removeAttribute('text');
    await tooltip.settled();
    trigger(tooltip).focus();
    await pass(1000);
    expect(tooltip.isOpen).to.equal(false);
  });

  it('shows every text as text (XS-08)', async () => {
    const tooltip = await putTooltip();
    for (const payload of MARKUP_PAYLOADS) {
      tooltip.element.text = payload;
      await tooltip.settled();
      expect(description(tooltip)?.textContent).to.equal(payload);
      expect(description(tooltip)?.childElementCount).to.equal(0);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('leaks nothing when it is removed while open (ME-04)', async () => {
    const tooltip = await putTooltip();
    await showByFocus(tooltip);
    tooltip.element.remove();
    await settle();
    expect(platform.clock.timers).to.equal(0);
    const other = await putTooltip();
    expect(other.isOpen).to.equal(false);
  });
});

describe('<shop-tooltip>: position', () => {
  const edges = (tooltip: Mounted) => ({
    bubble: tooltip.part('bubble').getBoundingClientRect(),
    button: trigger(tooltip).getBoundingClientRect(),
  });
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;

  for (const [dir, placement, from, to] of [
    ['ltr', 'top', 'bottom', 'top'],
    ['ltr', 'bottom', 'top', 'bottom'],
    ['ltr', 'start', 'right', 'left'],
    ['ltr', 'end', 'left', 'right'],
    ['rtl', 'start', 'left', 'right'],
    ['rtl', 'end', 'right', 'left'],
  ] as const) {
    it(`is 15 px away, at the ${placement}, ${dir} (UI-11)`, async () => {
      document.documentElement.dir = dir;
      const tooltip = await putTooltip('margin: 200px 300px');
      tooltip.element.placement = placement;
      await tooltip.settled();
      await showByFocus(tooltip);
      const { bubble, button } = edges(tooltip);
      expect(isNear(Math.abs(bubble[from] - button[to]), 15)).to.equal(true);
    });
  }

  it('flips at the edge of the viewport, and fits inside it (UI-11)', async () => {
    const tooltip = await putTooltip('position: fixed; inset: 4px auto auto 4px');
    await showByFocus(tooltip);
    const { bubble, button } = edges(tooltip);
    expect(isNear(bubble.top - button.bottom, 15)).to.equal(true);
    expect(bubble.left).to.be.at.least(0);
  });

  it('is not clipped (UI-11)', async () => {
    const tooltip = await putTooltip(
      'margin: 200px; width: 60px; height: 30px; overflow: hidden; transform: scale(1)',
    );
    await showByFocus(tooltip);
    const { left, top, width } = edges(tooltip).bubble;
    const found = tooltip.element.shadowRoot?.elementFromPoint(left + width / 2, top + 4);
    expect((found && tooltip.element.contains(found)) || found === tooltip.part('bubble')).to.equal(
      true,
    );
  });

  it('follows its child when the page scrolls', async () => {
    const tooltip = await putTooltip('margin: 200px 200px 4000px');
    await showByFocus(tooltip);
    const before = edges(tooltip).bubble.top;
    scrollTo(0, 30);
    await waitUntil(() => isNear(edges(tooltip).bubble.top, before - scrollY));
    expect(scrollY).to.be.greaterThan(0);
    scrollTo(0, 0);
  });

  it('fits a long text into a narrow viewport', async () => {
    const tooltip = await putTooltip();
    tooltip.element.text = 'Bardzo długie wyjaśnienie. '.repeat(40);
    await tooltip.settled();
    await showByFocus(tooltip);
    const { left, right, top, bottom } = edges(tooltip).bubble;
    expect(left >= 0 && top >= 0).to.equal(true);
    expect(right <= innerWidth && bottom <= innerHeight).to.equal(true);
  });
});

describe('<shop-tooltip>: the child', () => {
  it('is made focusable if it is not, until the tag is removed', async () => {
    const tooltip = await mount(
      'shop-tooltip',
      html`<shop-tooltip text=${TEXT}><span>Omnibus</span></shop-tooltip>`,
    );
    const span = tooltip.element.querySelector('span');
    await waitUntil(() => span?.tabIndex === 0);
    expect(span?.getAttribute('aria-describedby')).to.equal(description(tooltip)?.id);
    tooltip.element.remove();
    await settle();
    expect(span?.hasAttribute('tabindex')).to.equal(false);
    expect(span?.hasAttribute('aria-describedby')).to.equal(false);
    expect(description(tooltip)).to.equal(null);
  });

  it('may be added later', async () => {
    const tooltip = await mount('shop-tooltip', html`<shop-tooltip text=${TEXT}></shop-tooltip>`);
    const button = document.createElement('button');
    tooltip.element.append(button);
    await waitUntil(() => button.hasAttribute('aria-describedby'));
  });
});
