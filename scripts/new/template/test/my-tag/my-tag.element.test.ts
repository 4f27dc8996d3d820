import { expect, html } from '@open-wc/testing';
import { registerElements } from '~/elements/start/register.ts';
import { myTagElement } from '~/elements/tags/my-tag/my-tag.element.ts';
import { expectAccessible } from '~/test/kit/accessible.ts';
import { press } from '~/test/kit/keyboard.ts';
import { type Mounted, mount } from '~/test/kit/mount.ts';
import { click } from '~/test/kit/mouse.ts';
import { text } from '~/test/kit/shadow.ts';
import '~/test/kit/guard.ts';

registerElements([myTagElement]);

const button = (tag: Mounted) => tag.part('button');

describe('<shop-my-tag>', () => {
  it('dispatches an event on click and on Enter', async () => {
    const tag = await mount('shop-my-tag', html`<shop-my-tag></shop-my-tag>`);
    const events = tag.events('shop-my-tag-activate');
    await click(button(tag));
    button(tag).focus();
    await press('Enter');
    expect(events.length).to.equal(2);
  });

  it('has the text of its label attribute', async () => {
    const tag = await mount('shop-my-tag', html`<shop-my-tag label="Wool"></shop-my-tag>`);
    expect(text(button(tag))).to.equal('Wool');
    tag.element.removeAttribute('label');
    await tag.settled();
    expect(text(button(tag))).to.equal('Zastosuj');
  });

  for (const [lang, label] of [
    ['pl', 'Zastosuj'],
    ['en', 'Apply'],
  ] as const) {
    it(`has a text in ${lang} and is accessible`, async () => {
      const tag = await mount('shop-my-tag', html`<shop-my-tag></shop-my-tag>`, { lang });
      expect(text(button(tag))).to.equal(label);
      await expectAccessible(tag.element);
    });
  }
});
