import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { collapseElement } from '../../elements/collapse.element.ts';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { registerElements } from '../../elements/start/register.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf } from '../kit/next-event.ts';
import { all, focused, part, parts, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([collapseElement]);

const CONTENT = html`<ul><li><button>Returns</button></li></ul>`;
const ALWAYS = html`<shop-collapse label="Shopping" below="9999">${CONTENT}</shop-collapse>`;

async function show(tag = ALWAYS) {
  const element = await fixture<ElementOf<typeof collapseElement>>(tag);
  await element.updateComplete;
  return element;
}

const toggle = (element: Element) => part(element, 'toggle');
const isVisible = (element: Element) =>
  (element.querySelector('button') as HTMLElement).checkVisibility({ contentVisibilityAuto: true });

describe('<shop-collapse>', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('shows everything from 757 px on, without a button', async () => {
    await setViewport({ width: 757, height: 600 });
    const element = await show(html`<shop-collapse label="Shopping">${CONTENT}</shop-collapse>`);
    expect(parts(element, 'toggle').length).to.equal(0);
    expect(text(part(element, 'label'))).to.equal('Shopping');
    expect(isVisible(element)).to.equal(true);
    expect(element.matches(':state(collapsible)')).to.equal(false);
    await expectAccessible(element);
  });

  it('folds the content away below', async () => {
    await setViewport({ width: 756, height: 600 });
    const element = await show(html`<shop-collapse label="Shopping">${CONTENT}</shop-collapse>`);
    expect(isVisible(element)).to.equal(false);
    expect(text(toggle(element))).to.equal('Shopping');
    expect(element.matches(':state(collapsible)')).to.equal(true);
    await expectAccessible(element);
    await setViewport({ width: 800, height: 600 });
    await waitUntil(() => isVisible(element));
  });

  it('is unfolded and folded by its button, and says so', async () => {
    const element = await show();
    const opened = eventsOf(element, 'shop-collapse-open');
    const closed = eventsOf(element, 'shop-collapse-close');
    await click(toggle(element));
    expect([isVisible(element), element.open, toggle(element).ariaExpanded]).to.deep.equal([
      true,
      true,
      'true',
    ]);
    expect(element.matches(':state(open)') && element.hasAttribute('open')).to.equal(true);
    await expectAccessible(element);
    await click(toggle(element));
    expect([isVisible(element), element.open, toggle(element).ariaExpanded]).to.deep.equal([
      false,
      false,
      'false',
    ]);
    expect([opened.length, closed.length]).to.deep.equal([1, 1]);
  });

  it('works with the keyboard, and what is folded away is not reached', async () => {
    const element = await show();
    const next = Object.assign(document.createElement('button'), { textContent: 'next' });
    element.after(next);
    toggle(element).focus();
    await press('Tab');
    expect(document.activeElement === next).to.equal(true);
    toggle(element).focus();
    await press('Enter');
    await press('Tab');
    expect(document.activeElement === element.querySelector('button')).to.equal(true);
  });

  it('follows the attribute and its methods', async () => {
    const element = await show();
    element.toggleAttribute('open', true);
    await element.updateComplete;
    expect(isVisible(element)).to.equal(true);
    element.hide();
    await element.updateComplete;
    expect(isVisible(element)).to.equal(false);
    element.show();
    await element.updateComplete;
    await waitUntil(() => isVisible(element));
  });

  it('tells each change once, also of two presses in one task', async () => {
    const element = await show();
    const opened = eventsOf(element, 'shop-collapse-open');
    const closed = eventsOf(element, 'shop-collapse-close');
    element.show();
    element.show();
    expect([opened.length, closed.length]).to.deep.equal([1, 0]);
    await element.updateComplete;
    toggle(element).click();
    toggle(element).click();
    await element.updateComplete;
    expect([element.open, opened.length, closed.length]).to.deep.equal([true, 2, 1]);
  });

  it('keeps the focus when what has it is folded away', async () => {
    const element = await show();
    element.show();
    await element.updateComplete;
    element.querySelector('button')?.focus();
    element.hide();
    await element.updateComplete;
    expect(focused() === toggle(element)).to.equal(true);
  });

  it('folds nothing away that nobody could unfold: without a label', async () => {
    const element = await show(html`<shop-collapse below="9999">${CONTENT}</shop-collapse>`);
    expect([isVisible(element), parts(element, 'toggle').length]).to.deep.equal([true, 0]);
    expect(element.matches(':state(collapsible)')).to.equal(false);
    await expectAccessible(element);
    element.label = 'Shopping';
    await element.updateComplete;
    expect([isVisible(element), text(toggle(element))]).to.deep.equal([false, 'Shopping']);
  });

  for (const [below, folds] of [
    ['0', false],
    ['-1', false],
    ['801', true],
    ['800.5', true],
    ['800', false],
    ['wide', false],
  ] as const) {
    it(`below="${below}" ${folds ? 'folds away' : 'shows everything'} at 800 px`, async () => {
      await setViewport({ width: 800, height: 600 });
      const element = await show(
        html`<shop-collapse label="Shopping" below=${below}>${CONTENT}</shop-collapse>`,
      );
      expect(isVisible(element)).to.equal(!folds);
    });
  }

  it('unfolds for what the browser has found in it', async () => {
    const element = await show();
    part(element, 'content').dispatchEvent(new Event('beforematch'));
    await element.updateComplete;
    expect(element.open).to.equal(true);
  });

  it('takes its label from the slot', async () => {
    const element = await show(
      html`<shop-collapse below="9999" label="Shopping"><b slot="label">Help</b></shop-collapse>`,
    );
    const [slot] = all(element, 'slot[name=label]') as HTMLSlotElement[];
    expect(slot?.assignedElements().map(text)).to.deep.equal(['Help']);
    await click(element.querySelector('b') as HTMLElement);
    expect(element.open).to.equal(true);
  });
});
