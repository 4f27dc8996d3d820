import { expect } from '@open-wc/testing';
import { control, enter, platformThat, VALIDATE } from '../field/field.fixtures.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { press } from '../kit/keyboard.ts';
import { focused, parts } from '../kit/shadow.ts';
import {
  CITY,
  clickSend,
  formOf,
  LEAVING_MS,
  sentForms,
  showForm,
  statesOf,
  ZIP,
} from './form.fixtures.ts';

const buttonOf = (tag: Element): HTMLElement => {
  const found = tag.querySelector<HTMLElement>('button,input[type=submit]');
  if (!found) throw new Error('Expected a button.');
  return found;
};

const isBusy = (tag: Element): boolean => buttonOf(tag).ariaBusy === 'true';
const statusText = (tag: Element): string =>
  tag.shadowRoot?.querySelector('[aria-live=polite]')?.textContent ?? 'no region';

/** The visible and announced signs that the form is being submitted. */
const signs = (tag: Element) => [isBusy(tag), statusText(tag), parts(tag, 'sending').length];

const IDLE = [false, '', 0];
const SENDING = [true, 'Wysyłanie…', 1];

describe('a <shop-form> during submission', () => {
  it('shows a spinner immediately, and keeps the focus and the size of its button (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    const sent = sentForms(tag);
    const late = platform.defer(VALIDATE);
    expect(signs(tag)).to.deep.equal(IDLE);
    enter('city', 'Warszawa');
    const before = JSON.stringify(tag.getBoundingClientRect());
    const button = JSON.stringify(buttonOf(tag).getBoundingClientRect());
    buttonOf(tag).focus();
    await press('Enter');
    await settle();
    expect([...signs(tag), statesOf(tag)]).to.deep.equal([...SENDING, ['validating']]);
    expect(focused() === buttonOf(tag)).to.equal(true);
    expect(JSON.stringify(tag.getBoundingClientRect())).to.equal(before);
    expect(JSON.stringify(buttonOf(tag).getBoundingClientRect())).to.equal(button);
    await press('Enter');
    clickSend(tag);
    late.resolve({ [VALIDATE]: { messages: [] } });
    await platform.clock.advance(0);
    expect([...signs(tag), statesOf(tag)]).to.deep.equal([...SENDING, ['submitting']]);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(sent).to.have.length(1);
    await expectAccessible(tag);
  });

  it('covers the label of the button, inside its border (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    platform.defer(VALIDATE);
    Object.assign(buttonOf(tag).style, {
      inlineSize: '200px',
      blockSize: '50px',
      border: '3px solid black',
      background: 'rgb(10, 20, 30)',
    });
    for (const dir of ['ltr', 'rtl']) {
      tag.dir = dir;
      enter('city', 'W');
      clickSend(tag);
      await settle();
      const [cover] = parts(tag, 'sending');
      const box = cover?.getBoundingClientRect();
      const around = buttonOf(tag).getBoundingClientRect();
      expect([box?.width, box?.height]).to.deep.equal([194, 44]);
      expect(Math.abs((box?.left ?? 0) - around.left - 3)).to.be.lessThan(0.1);
      expect(Math.abs((box?.top ?? 0) - around.top - 3)).to.be.lessThan(0.1);
      expect(cover && getComputedStyle(cover).backgroundColor).to.equal('rgb(10, 20, 30)');
      formOf(tag).reset();
      await settle();
      expect(signs(tag)).to.deep.equal(IDLE);
    }
  });

  it('is idle again after a refusal (V13)', async () => {
    const platform = platformThat(() => 'no_city');
    const tag = await showForm();
    clickSend(tag);
    await platform.clock.advance(0);
    expect(signs(tag)).to.deep.equal(IDLE);
    enter('city', 'W');
    clickSend(tag);
    await platform.clock.advance(0);
    expect([...signs(tag), statesOf(tag)]).to.deep.equal([...IDLE, ['failed']]);
  });

  it('is idle again after Back, and after 10 s on the same page (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm(ZIP);
    clickSend(tag);
    await platform.clock.advance(0);
    expect(signs(tag)).to.deep.equal(SENDING);
    platform.page.restore();
    await settle();
    expect(signs(tag)).to.deep.equal(IDLE);
    clickSend(tag);
    await platform.clock.advance(LEAVING_MS - 1);
    expect(signs(tag)).to.deep.equal(SENDING);
    await platform.clock.advance(1);
    expect(signs(tag)).to.deep.equal(IDLE);
  });

  it('marks the form’s own button if a script or Enter submits it (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    platform.defer(VALIDATE);
    enter('city', 'W');
    control('city').focus();
    await press('Enter');
    expect(isBusy(tag)).to.equal(true);
    formOf(tag).reset();
    await settle();
    enter('city', 'W');
    formOf(tag).submit();
    await settle();
    expect(signs(tag)).to.deep.equal(SENDING);
  });

  it('marks an <input type=submit> (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm(`<input type="submit" value="Send">${CITY}`);
    platform.defer(VALIDATE);
    enter('city', 'W');
    buttonOf(tag).click();
    await settle();
    expect(signs(tag)).to.deep.equal(SENDING);
    formOf(tag).reset();
    await settle();
    expect(buttonOf(tag).ariaBusy).to.equal(null);
  });

  it('is not busy while only fields are checked (V13)', async () => {
    const platform = platformThat();
    const tag = await showForm();
    platform.defer(VALIDATE);
    enter('city', 'W');
    void tag.validate();
    await settle();
    expect([...signs(tag), statesOf(tag)]).to.deep.equal([...IDLE, ['validating']]);
  });
});
