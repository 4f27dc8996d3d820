import { expect, fixture, html } from '@open-wc/testing';
import { toast } from '../../elements/functions/toast.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itInChromium } from '../kit/browser.ts';
import { emulateMedia } from '../kit/devtools.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { hover, leave } from '../kit/mouse.ts';
import { MARKUP_PAYLOADS, wasPwned } from '../kit/payloads.ts';
import { focused, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { liveText, messages, pass, putToasts, type Toasts } from './toasts.fixtures.ts';

const isLeaving = (toasts: Toasts) => toasts.parts('toast').map(({ inert }) => inert);

beforeEach(installFakePlatform);

describe('<shop-toasts>', () => {
  it('shows nothing and loads nothing before the first toast', async () => {
    const toasts = await putToasts();
    expect([toasts.parts('region').length, toasts.element.matches(':state(open)')]).to.deep.equal([
      0,
      false,
    ]);
    expect(platform.clock.timers).to.equal(0);
  });

  it('is accessible with every kind, with actions, in both languages', async () => {
    for (const [lang, region, dismiss] of [
      ['pl', 'Powiadomienia', 'Zamknij powiadomienie'],
      ['en', 'Notifications', 'Dismiss the notification'],
    ] as const) {
      installFakePlatform();
      const toasts = await putToasts(lang);
      toasts.element.show('Zapisano');
      toasts.element.show('Dodano', {
        kind: 'success',
        action: { label: 'Cofnij', run: () => {} },
      });
      toasts.element.show('Nie zapisano', { kind: 'error' });
      await toasts.settled();
      await Promise.all(
        toasts
          .parts('toast')
          .flatMap((item) => item.getAnimations().map(({ finished }) => finished)),
      );
      await expectAccessible(toasts.element);
      expect(toasts.part('region').ariaLabel).to.equal(region);
      expect(toasts.part('dismiss').ariaLabel).to.equal(dismiss);
      expect(toasts.parts('toast').map((item) => item.getAttribute('part'))).to.deep.equal([
        'toast info',
        'toast success',
        'toast error',
      ]);
      toasts.element.remove();
    }
  });

  it('shows at most five toasts: the sixth replaces the oldest', async () => {
    const toasts = await putToasts();
    for (const number of [1, 2, 3, 4, 5, 6, 7]) toasts.element.show(`Toast ${number}`);
    await toasts.settled();
    expect(messages(toasts)).to.deep.equal([3, 4, 5, 6, 7].map((number) => `Toast ${number}`));
  });

  it('shows messages and labels as text (XS-08)', async () => {
    const toasts = await putToasts();
    for (const payload of MARKUP_PAYLOADS) {
      toasts.element.show(payload, { kind: 'error', action: { label: payload, run: () => {} } });
      await toasts.settled();
      await pass(platform, 100);
      await waitUntil(() => toasts.parts('message').at(-1)?.textContent === payload);
      expect(toasts.parts('action').at(-1)?.textContent).to.equal(payload);
      expect(liveText(toasts, 'alert')).to.equal(payload);
      expect(toasts.all('[part~=message] *')).to.have.length(0);
    }
    expect(wasPwned()).to.equal(false);
  });

  it('runs an action once, and dismisses the toast', async () => {
    const toasts = await putToasts();
    let runs = 0;
    const run = () => {
      runs += 1;
    };
    toasts.element.show('Usunięto', { action: { label: 'Cofnij', run } });
    await toasts.settled();
    expect(text(toasts.part('action'))).to.equal('Cofnij');
    toasts.part('action').click();
    toasts.part('action').click();
    await waitUntil(() => isLeaving(toasts)[0]);
    expect(runs).to.equal(1);
  });
});

describe('<shop-toasts>: duration', () => {
  it('shows a toast for 4000 ms and fades it out in 500 ms (UI-07)', async () => {
    const toasts = await putToasts();
    toasts.element.show('Dodano do koszyka');
    await toasts.settled();
    expect(messages(toasts)).to.deep.equal(['Dodano do koszyka']);
    expect(toasts.element.matches(':state(open)')).to.equal(true);
    await pass(platform, 3999);
    expect(isLeaving(toasts)).to.deep.equal([false]);
    await pass(platform, 1);
    expect(isLeaving(toasts)).to.deep.equal([true]);
    await pass(platform, 499);
    expect(messages(toasts)).to.have.length(1);
    await pass(platform, 1);
    expect(messages(toasts)).to.deep.equal([]);
    expect(toasts.element.matches(':state(open)')).to.equal(false);
    expect(platform.clock.timers).to.equal(0);
  });

  it('uses the duration of the toast, else of the tag, and no limit for 0', async () => {
    const toasts = await putToasts();
    toasts.element.duration = 1000;
    toasts.element.show('Krótko', { duration: 100 });
    toasts.element.show('Zwykle');
    toasts.element.show('Zostaje', { duration: 0 });
    toasts.element.show('Też zostaje', { duration: Number.POSITIVE_INFINITY });
    await toasts.settled();
    await pass(platform, 600);
    expect(messages(toasts)).to.deep.equal(['Zwykle', 'Zostaje', 'Też zostaje']);
    await pass(platform, 900);
    expect(messages(toasts)).to.deep.equal(['Zostaje', 'Też zostaje']);
    await pass(platform, 3_600_000);
    expect(messages(toasts)).to.have.length(2);
  });

  it('shows a toast with an action for at least 10 s, so that it can be reached (SH1)', async () => {
    const toasts = await putToasts();
    const action = { label: 'Cofnij', run: () => {} };
    toasts.element.show('Usunięto', { action });
    toasts.element.show('Krótko', { action, duration: 2000 });
    toasts.element.show('Zostaje', { action, duration: 0 });
    toasts.element.show('Długo', { action, duration: 20_000 });
    await toasts.settled();
    await pass(platform, 9999);
    await pass(platform, 500);
    expect(messages(toasts)).to.have.length(4);
    await pass(platform, 500);
    await pass(platform, 500);
    expect(messages(toasts)).to.deep.equal(['Zostaje', 'Długo']);
  });

  it('ignores an invalid duration', async () => {
    const toasts = await putToasts();
    for (const duration of ['-1', 'abc', '4s', '']) {
      toasts.element.setAttribute('duration', duration);
      toasts.element.show('Zapisano');
      await toasts.settled();
      await pass(platform, 3999);
      expect(isLeaving(toasts)).to.deep.equal([false]);
      await pass(platform, 1);
      await pass(platform, 500);
      expect(messages(toasts)).to.deep.equal([]);
    }
  });

  it('keeps a toast while the pointer is on it', async () => {
    const toasts = await putToasts();
    toasts.element.show('Dodano');
    await toasts.settled();
    await pass(platform, 3000);
    await hover(toasts.part('message'));
    await pass(platform, 60_000);
    expect(isLeaving(toasts)).to.deep.equal([false]);
    await leave();
    await pass(platform, 999);
    expect(isLeaving(toasts)).to.deep.equal([false]);
    await pass(platform, 1);
    expect(isLeaving(toasts)).to.deep.equal([true]);
  });
});

describe('<shop-toasts>: announcements', () => {
  it('creates the live regions before their text; errors are assertive (UI-07)', async () => {
    const toasts = await putToasts();
    const [status, alert] = [toasts.one('[aria-live=polite]'), toasts.one('[role=alert]')];
    toasts.element.show('Dodano do koszyka');
    toasts.element.show('Nie ma tylu sztuk', { kind: 'error' });
    await toasts.settled();
    expect([status.textContent, alert.textContent]).to.deep.equal(['', '']);
    await pass(platform, 100);
    expect(toasts.one('[aria-live=polite]') === status).to.equal(true);
    expect(status.textContent).to.equal('Dodano do koszyka');
    expect(alert.textContent).to.equal('Nie ma tylu sztuk');
  });

  it('announces a repeated message twice, with an empty region between (UI-09)', async () => {
    const toasts = await putToasts();
    const spoken: (string | null)[] = [];
    const status = toasts.one('[aria-live=polite]');
    new MutationObserver(() => spoken.push(status.textContent)).observe(status, {
      childList: true,
    });
    for (let time = 0; time < 2; time += 1) {
      toasts.element.show('Dodano do koszyka');
      await toasts.settled();
      await pass(platform, 100);
    }
    expect(spoken).to.deep.equal(['Dodano do koszyka', '', 'Dodano do koszyka']);
    expect(messages(toasts)).to.have.length(2);
  });

  it('announces all toasts shown at the same time', async () => {
    const toasts = await putToasts();
    toasts.element.show('Pierwszy');
    toasts.element.show('Drugi');
    await toasts.settled();
    await pass(platform, 50);
    toasts.element.show('Trzeci');
    await settle();
    await pass(platform, 100);
    expect(liveText(toasts, 'polite')).to.equal('Pierwszy\nDrugi\nTrzeci');
  });
});

describe('<shop-toasts>: is requested', () => {
  it('by the module function and by an event of the document', async () => {
    const toasts = await putToasts();
    toast('Z funkcji', { kind: 'success' });
    const detail = { message: 'Ze zdarzenia', kind: 'error' };
    document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
    document.dispatchEvent(new CustomEvent('shop-toast'));
    document.dispatchEvent(new Event('shop-toast'));
    await waitUntil(() => messages(toasts).length === 2);
    expect(messages(toasts)).to.deep.equal(['Z funkcji', 'Ze zdarzenia']);
    expect(toasts.part('success').contains(toasts.parts('message')[0] ?? null)).to.equal(true);
  });

  it('before there is an element, which then shows the last five', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) toast(`Toast ${number}`);
    const toasts = await putToasts();
    await waitUntil(() => messages(toasts).length === 5);
    expect(messages(toasts)[0]).to.equal('Toast 2');
    await pass(platform, 100);
    expect(liveText(toasts, 'polite')).to.contain('Toast 6');
  });

  it('with two elements, of which only the first shows it until it is removed', async () => {
    const [first, second] = [await putToasts(), await putToasts()];
    document.dispatchEvent(new CustomEvent('shop-toast', { detail: { message: 'Raz' } }));
    second.element.show('Dwa');
    await waitUntil(() => messages(first).length === 2);
    expect(messages(second)).to.deep.equal([]);
    first.element.remove();
    await waitUntil(() => messages(second).length === 2);
  });
});

describe('<shop-toasts>: time', () => {
  const setVisibility = (value: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('pauses while the tab is hidden (A5)', async () => {
    const toasts = await putToasts();
    toasts.element.show('Przed');
    await toasts.settled();
    await pass(platform, 3000);
    setVisibility('hidden');
    toasts.element.show('W tle');
    await toasts.settled();
    await pass(platform, 60_000);
    expect(isLeaving(toasts)).to.deep.equal([false, false]);
    setVisibility('visible');
    await pass(platform, 999);
    expect(isLeaving(toasts)).to.deep.equal([false, false]);
    await pass(platform, 1);
    expect(isLeaving(toasts)).to.deep.equal([true, false]);
    await pass(platform, 3000);
    expect(isLeaving(toasts)).to.deep.equal([true]);
  });
});

describe('<shop-toasts>: life cycle', () => {
  it('leaks no timer and no listener when it is removed (UI-10)', async () => {
    const toasts = await putToasts();
    toasts.element.show('Dodano');
    await toasts.settled();
    expect(platform.clock.timers).to.be.greaterThan(0);
    toasts.element.remove();
    await settle();
    expect(platform.clock.timers).to.equal(0);
    document.dispatchEvent(new CustomEvent('shop-toast', { detail: { message: 'Nikt' } }));
    expect(messages(await putToasts())).not.to.contain('Nikt');
  });

  it('drops toasts that have been shown (ME-04)', async () => {
    const toasts = await putToasts();
    for (let number = 0; number < 100; number += 1) toasts.element.show(`Toast ${number}`);
    await toasts.settled();
    await pass(platform, 4500);
    expect(messages(toasts)).to.deep.equal([]);
    expect(platform.clock.timers).to.equal(0);
  });

  it('keeps its toasts when it is moved, and when it is removed and added again', async () => {
    const toasts = await putToasts();
    toasts.element.show('Dodano');
    await toasts.settled();
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(toasts.element);
    await toasts.settled();
    expect(messages(toasts)).to.deep.equal(['Dodano']);
    toasts.element.remove();
    await settle();
    place.append(toasts.element);
    await toasts.settled();
    await waitUntil(() => messages(toasts).length === 1);
  });

  for (const position of ['bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end']) {
    it(`shows inside the viewport with position ${position}`, async () => {
      const toasts = await putToasts();
      toasts.element.setAttribute('position', position);
      toasts.element.show('Bardzo długa wiadomość bez końca '.repeat(20));
      await toasts.settled();
      const { left, right, top, bottom } = toasts.part('region').getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      expect([left, top].every((edge) => edge >= -1)).to.equal(true);
      expect(right <= clientWidth + 1 && bottom <= clientHeight + 1).to.equal(true);
      expect(Math.round(position.startsWith('top') ? top : clientHeight - bottom)).to.equal(0);
    });

    it(`clips no shadow with position ${position} (V26–V41)`, async () => {
      const toasts = await putToasts();
      toasts.element.setAttribute('position', position);
      toasts.element.show('Dodano do koszyka');
      await toasts.settled();
      for (const move of toasts.part('toast').getAnimations()) move.finish();
      const seen = toasts.part('region').getBoundingClientRect();
      const { left, right, top, bottom } = toasts.part('toast').getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      // the offset and the blur of --shop-shadow-raised, as far as the window reaches
      expect(seen.left, 'left').to.be.at.most(Math.max(left - 32, 0));
      expect(seen.right, 'right').to.be.at.least(Math.min(right + 32, clientWidth));
      expect(seen.top, 'top').to.be.at.most(Math.max(top - 20, 0));
      expect(seen.bottom, 'bottom').to.be.at.least(Math.min(bottom + 44, clientHeight));
    });
  }

  it('shows the newest of toasts that are higher than the viewport, and scrolls to the others', async () => {
    const toasts = await putToasts();
    for (const number of [1, 2, 3, 4, 5])
      toasts.element.show(`${number} ${'Długa wiadomość. '.repeat(60)}`);
    await toasts.settled();
    const region = toasts.part('region');
    const newest = toasts.parts('toast').at(-1)?.getBoundingClientRect();
    expect(newest?.bottom).to.be.at.most(innerHeight);
    expect(newest?.top).to.be.at.least(0);
    expect(region.getBoundingClientRect().top).to.be.at.least(0);
    expect(region.scrollHeight).to.be.greaterThan(region.clientHeight);
  });

  itInChromium('is not printed', async () => {
    const toasts = await putToasts();
    toasts.element.show('Dodano');
    await toasts.settled();
    await emulateMedia({}, 'print');
    expect(toasts.part('toast').checkVisibility()).to.equal(false);
  });

  it('never takes focus', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Szukaj">`);
    const toasts = await putToasts();
    input.focus();
    toasts.element.show('Dodano', { kind: 'error', action: { label: 'Cofnij', run: () => {} } });
    await toasts.settled();
    await pass(platform, 100);
    expect(focused() === input).to.equal(true);
  });
});
