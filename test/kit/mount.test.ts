import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { modalElement } from '../../elements/tags/modal/modal.element.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { mount } from './mount.ts';
import { warnings } from './warnings.ts';
import './guard.ts';

registerElements([modalElement]);

const modal = html`<p>Buy</p><shop-modal label="Sizes">S</shop-modal>`;

describe('mount()', () => {
  it('gives the tag, typed and shown, on a page of that language and direction', async () => {
    const { element, page, part, settled } = await mount('shop-modal', modal, {
      lang: 'en',
      dir: 'rtl',
    });
    element.show();
    await settled();
    expect(part('close').ariaLabel).to.equal('Close');
    expect(getComputedStyle(element).direction).to.equal('rtl');
    expect(page.querySelector('p')?.textContent).to.equal('Buy');
  });

  it('tells whether the tag is open, and collects its events', async () => {
    const mounted = await mount('shop-modal', modal);
    const opened = mounted.events('shop-modal-open');
    expect([mounted.isOpen, opened.length]).to.deep.equal([false, 0]);
    mounted.element.show();
    await mounted.settled();
    expect([mounted.isOpen, opened.length]).to.deep.equal([true, 1]);
  });

  it('throws where the template holds no such tag', async () => {
    const failure = await mount('shop-modal', html`<p>Buy</p>`).catch(String);
    expect(failure).to.contain('Expected a shop-modal');
  });

  it('leaves nothing of the page to the next test', async () => {
    expect(document.querySelector('shop-modal')).to.equal(null);
  });
});

describe('warnings()', () => {
  const { warn } = console;

  it('hold what the author is told, also what was told before', () => {
    for (let time = 0; time < 2; time += 1) {
      const said = warnings();
      warnAuthor('shop', 'said.', 'tags/index');
      expect(said).to.deep.equal(['[shop] said. See docs/tags/index.md']);
    }
  });

  it('give the console back', () => {
    expect(console.warn === warn).to.equal(true);
  });
});
