import { expect } from '@open-wc/testing';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { stopClock, tick } from '../kit/clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { one, text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { pressesAtom, Smoke } from './Smoke.tsx';
import css from './smoke.css';
import rawCss from './smoke.css?raw';

function render() {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const store = createStore();
  createRoot(shadow).render(
    <Provider store={store}>
      <Smoke />
    </Provider>,
  );
  return { host, store };
}

describe('the test pipeline', () => {
  it('renders components, runs effects and shares one React with jotai', async () => {
    const { host, store } = render();
    await waitUntil(() => host.shadowRoot?.querySelector('[data-mounted=true]'));
    store.set(pressesAtom, 5);
    await waitUntil(() => text(one(host, 'button')) === '5');
    one(host, 'button').click();
    await waitUntil(() => text(one(host, 'button')) === '6');
    expect(store.get(pressesAtom)).to.equal(6);
  });

  it('imports style sheets as text and any file raw', async () => {
    const { host } = render();
    await waitUntil(() => host.shadowRoot?.querySelector('button'));
    expect(getComputedStyle(one(host, 'button')).color).to.equal('rgb(1, 2, 3)');
    expect(rawCss).to.equal(css);
  });

  it('stops the clock, but not rendering and effects', async () => {
    stopClock();
    const { host } = render();
    let rang = false;
    setTimeout(() => {
      rang = true;
    }, 500);
    // Preact runs effects in a timer that it sets after a frame: one tick for the frame, one for the timer
    await tick(1);
    await tick(498);
    expect(one(host, 'button').dataset.mounted).to.equal('true');
    expect(rang).to.equal(false);
    await tick(1);
    expect(rang).to.equal(true);
    expect(new Date().toISOString()).to.equal('2026-01-05T12:00:00.500Z');
  });

  it('lets the clock go on in the next test', async () => {
    expect(Date.now()).to.be.greaterThan(Date.UTC(2026, 0, 6));
  });

  it('defines what the build defines', () => {
    expect(__DEV__).to.equal(true);
    expect(__LITE__).to.be.a('boolean');
  });

  it('gathers the errors that a test expects', async () => {
    const errors = expectErrors(/wanted/);
    console.error('wanted %s', 'message');
    setTimeout(() => {
      throw new Error('wanted exception');
    });
    Promise.reject(new Error('wanted rejection'));
    await waitUntil(() => errors.length === 3);
    expect(errors[0]).to.equal('wanted message');
  });
});
