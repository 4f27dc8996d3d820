import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { registerElements } from '../../elements/start/register.ts';
import { collapseElement } from '../../elements/tags/collapse/collapse.element.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { press } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([collapseElement]);

const CONTENT = html`<ul><li><button>Returns</button></li></ul>`;
const ALWAYS = html`<shop-collapse label="Shopping" below="9999">${CONTENT}</shop-collapse>`;

const show = (tag = ALWAYS) => mount('shop-collapse', tag);

const toggle = (tag: Mounted) => tag.part('toggle');
const isVisible = (tag: Mounted) =>
  (tag.element.querySelector('button') as HTMLElement).checkVisibility({
    contentVisibilityAuto: true,
  });

describe('<shop-collapse>', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('shows everything from 757 px on, without a button', async () => {
    await setViewport({ width: 757, height: 600 });
    const tag = await show(html`<shop-collapse label="Shopping">${CONTENT}</shop-collapse>`);
    expect(tag.parts('toggle').length).to.equal(0);
    expect(text(tag.part('label'))).to.equal('Shopping');
    expect(isVisible(tag)).to.equal(true);
    expect(tag.element.matches(':state(collapsible)')).to.equal(false);
    await expectAccessible(tag.element);
  });

  it('hides the content below that width', async () => {
    await setViewport({ width: 756, height: 600 });
    const tag = await show(html`<shop-collapse label="Shopping">${CONTENT}</shop-collapse>`);
    expect(isVisible(tag)).to.equal(false);
    expect(text(toggle(tag))).to.equal('Shopping');
    expect(tag.element.matches(':state(collapsible)')).to.equal(true);
    await expectAccessible(tag.element);
    await setViewport({ width: 800, height: 600 });
    await waitUntil(() => isVisible(tag));
  });

  it('expands and collapses with its button, and fires its events', async () => {
    const tag = await show();
    const opened = tag.events('shop-collapse-open');
    const closed = tag.events('shop-collapse-close');
    await click(toggle(tag));
    expect([isVisible(tag), tag.element.open, toggle(tag).ariaExpanded]).to.deep.equal([
      true,
      true,
      'true',
    ]);
    expect(tag.element.matches(':state(open)') && tag.element.hasAttribute('open')).to.equal(true);
    await expectAccessible(tag.element);
    await click(toggle(tag));
    expect([isVisible(tag), tag.element.open, toggle(tag).ariaExpanded]).to.deep.equal([
      false,
      false,
      'false',
    ]);
    expect([opened.length, closed.length]).to.deep.equal([1, 1]);
  });

  it('works with the keyboard, which skips collapsed content', async () => {
    const tag = await show();
    const next = Object.assign(document.createElement('button'), { textContent: 'next' });
    tag.element.after(next);
    toggle(tag).focus();
    await press('Tab');
    expect(document.activeElement === next).to.equal(true);
    toggle(tag).focus();
    await press('Enter');
    await press('Tab');
    expect(document.activeElement === tag.element.querySelector('button')).to.equal(true);
  });

  it('follows the attribute and its methods', async () => {
    const tag = await show();
    tag.element.toggleAttribute('open', true);
    await tag.settled();
    await waitUntil(() => isVisible(tag));
    tag.element.hide();
    await tag.settled();
    expect(isVisible(tag)).to.equal(false);
    tag.element.show();
    await tag.settled();
    await waitUntil(() => isVisible(tag));
  });

  it('reports each change once, also after two clicks in one task', async () => {
    const tag = await show();
    const opened = tag.events('shop-collapse-open');
    const closed = tag.events('shop-collapse-close');
    tag.element.show();
    tag.element.show();
    expect([opened.length, closed.length]).to.deep.equal([1, 0]);
    await tag.settled();
    toggle(tag).click();
    toggle(tag).click();
    await tag.settled();
    expect([tag.element.open, opened.length, closed.length]).to.deep.equal([true, 2, 1]);
  });

  it('fires an event for a change of the attribute or property, but not for the initial one', async () => {
    const tag = await show(
      html`<shop-collapse label="Shopping" below="9999" open>${CONTENT}</shop-collapse>`,
    );
    const fired = [tag.events('shop-collapse-open'), tag.events('shop-collapse-close')];
    const counts = () => fired.map(({ length }) => length);
    expect(counts()).to.deep.equal([0, 0]);
    tag.element.removeAttribute('open');
    await tag.settled();
    expect(counts()).to.deep.equal([0, 1]);
    tag.element.setAttribute('open', '');
    await tag.settled();
    expect(counts()).to.deep.equal([1, 1]);
    tag.element.open = false;
    await tag.settled();
    expect(counts()).to.deep.equal([1, 2]);
  });

  it('moves focus to the button when the content with focus is collapsed', async () => {
    const tag = await show();
    tag.element.show();
    await tag.settled();
    tag.element.querySelector('button')?.focus();
    tag.element.hide();
    await tag.settled();
    expect(focused() === toggle(tag)).to.equal(true);
  });

  it('collapses nothing without a label, because nobody could expand it', async () => {
    const tag = await show(html`<shop-collapse below="9999">${CONTENT}</shop-collapse>`);
    expect([isVisible(tag), tag.parts('toggle').length]).to.deep.equal([true, 0]);
    expect(tag.element.matches(':state(collapsible)')).to.equal(false);
    await expectAccessible(tag.element);
    tag.element.label = 'Shopping';
    await tag.settled();
    expect([isVisible(tag), text(toggle(tag))]).to.deep.equal([false, 'Shopping']);
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
      const tag = await show(
        html`<shop-collapse label="Shopping" below=${below}>${CONTENT}</shop-collapse>`,
      );
      expect(isVisible(tag)).to.equal(!folds);
    });
  }

  it('expands when the browser’s search finds a text in it', async () => {
    const tag = await show();
    tag.part('content').dispatchEvent(new Event('beforematch'));
    await tag.settled();
    expect(tag.element.open).to.equal(true);
  });
});
