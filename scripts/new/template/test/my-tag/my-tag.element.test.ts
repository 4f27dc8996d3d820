import { expect, fixture, html } from '@open-wc/testing';
import type { ElementOf } from '~/elements/declare/declaration.ts';
import { myTagElement } from '~/elements/my-tag.element.ts';
import { registerElements } from '~/elements/start/register.ts';
import { expectAccessible } from '~/test/kit/accessible.ts';
import { press } from '~/test/kit/keyboard.ts';
import { click } from '~/test/kit/mouse.ts';
import { eventsOf } from '~/test/kit/next-event.ts';
import { part, text } from '~/test/kit/shadow.ts';
import '~/test/kit/guard.ts';

registerElements([myTagElement]);

async function show(tag = html`<shop-my-tag></shop-my-tag>`) {
  const element = await fixture<ElementOf<typeof myTagElement>>(tag);
  await element.updateComplete;
  return element;
}

const button = (element: Element) => part(element, 'button');

describe('<shop-my-tag>', () => {
  it('tells the page when it is pressed, by pointer and by key', async () => {
    const element = await show();
    const presses = eventsOf(element, 'shop-my-tag-press');
    await click(button(element));
    button(element).focus();
    await press('Enter');
    expect(presses.length).to.equal(2);
  });

  it('has the text that the author gives', async () => {
    const element = await show(html`<shop-my-tag label="Wool"></shop-my-tag>`);
    expect(text(button(element))).to.equal('Wool');
    element.removeAttribute('label');
    await element.updateComplete;
    expect(text(button(element))).to.equal('Naciśnij');
  });

  for (const [lang, label] of [
    ['pl', 'Naciśnij'],
    ['en', 'Press'],
  ]) {
    it(`speaks ${lang} and is accessible`, async () => {
      const element = await show(html`<shop-my-tag lang=${lang}></shop-my-tag>`);
      expect(text(button(element))).to.equal(label);
      await expectAccessible(element);
    });
  }
});
