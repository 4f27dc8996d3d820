import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../kit/accessible.ts';
import { press, type } from '../kit/keyboard.ts';
import { click, hover, leave } from '../kit/mouse.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { focused } from '../kit/shadow.ts';

describe('commands of every browser', () => {
  it('types, presses keys and modifiers', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form><input name="a" /><input name="b" /></form>`,
    );
    form.querySelector('input')?.focus();
    await type('watch');
    await press('Backspace', 'Tab');
    expect(focused()?.getAttribute('name')).to.equal('b');
    await press('Shift+Tab');
    expect(focused()?.getAttribute('name')).to.equal('a');
    expect(new FormData(form).get('a')).to.equal('watc');
  });

  it('moves and clicks the mouse', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>Press</button>`);
    const entered = nextEvent(button, 'mouseenter');
    const clicks = eventsOf(button, 'click');
    await hover(button);
    await entered;
    await click(button);
    expect(clicks.length).to.equal(1);
    const left = nextEvent(button, 'mouseleave');
    await leave();
    await left;
  });

  it('sets the viewport', async () => {
    await setViewport({ width: 320, height: 700 });
    expect([innerWidth, innerHeight]).to.deep.equal([320, 700]);
    await setViewport({ width: 800, height: 600 });
    expect(innerWidth).to.equal(800);
  });

  it('finds faults of accessibility', async () => {
    await expectAccessible(await fixture(html`<button>Press</button>`));
    const nameless = await fixture(html`<button></button>`);
    const fault = await expectAccessible(nameless).then(
      () => 'none',
      (error: Error) => error.message,
    );
    expect(fault).to.contain('button-name');
  });
});
