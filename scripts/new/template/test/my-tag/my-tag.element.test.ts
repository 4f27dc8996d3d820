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
  it('tells the page when it is pressed, by pointer and by key', async () => {
    const tag = await mount('shop-my-tag', html`<shop-my-tag></shop-my-tag>`);
    const presses = tag.events('shop-my-tag-press');
    await click(button(tag));
    button(tag).focus();
    await press('Enter');
    expect(presses.length).to.equal(2);
  });

  it('has the text that the author gives', async () => {
    const tag = await mount('shop-my-tag', html`<shop-my-tag label="Wool"></shop-my-tag>`);
    expect(text(button(tag))).to.equal('Wool');
    tag.element.removeAttribute('label');
    await tag.settled();
    expect(text(button(tag))).to.equal('Naciśnij');
  });

  for (const [lang, label] of [
    ['pl', 'Naciśnij'],
    ['en', 'Press'],
  ] as const) {
    it(`speaks ${lang} and is accessible`, async () => {
      const tag = await mount('shop-my-tag', html`<shop-my-tag></shop-my-tag>`, { lang });
      expect(text(button(tag))).to.equal(label);
      await expectAccessible(tag.element);
    });
  }
});
