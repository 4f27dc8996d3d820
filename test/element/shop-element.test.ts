import { expect } from '@open-wc/testing';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectErrors } from '../kit/guard.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { part } from '../kit/shadow.ts';
import { log } from './Probe.tsx';
import { clearPage, createProbe, mountProbe, move, settled, shown } from './probes.ts';

const button = (probe: Element) => {
  const found = probe.shadowRoot?.querySelector('button');
  if (!found) throw new Error('Expected the probe to show its button.');
  return found;
};

afterEach(clearPage);

describe('an element', () => {
  it('shows its children until it is connected, and renders nothing', async () => {
    const probe = createProbe();
    probe.setAttribute('name', 'early');
    probe.append('Fallback');
    await settled();
    expect(probe.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    document.body.append(probe);
    await probe.updateComplete;
    expect(shown(probe).name).to.equal('early');
    expect(probe.textContent).to.equal('Fallback');
  });

  it('is not disconnected by moveBefore (CE-06)', async () => {
    const probe = await mountProbe();
    const other = document.createElement('div');
    document.body.append(other);
    move(probe, other);
    await settled();
    expect(log).to.include({ mounts: 1, unmounts: 0 });
  });

  it('gets the language of the position that moveBefore moves it to', async () => {
    const probe = await mountProbe();
    const other = document.createElement('div');
    other.lang = 'en';
    document.body.append(other);
    const language = () => part(probe, 'content').dataset.language;
    expect(language()).to.equal('pl');
    move(probe, other);
    await probe.updateComplete;
    expect(language()).to.equal('en');
  });

  it('removes and nests tags in event handlers without a warning (CE-09)', async () => {
    const outer = await mountProbe();
    const inner = createProbe();
    outer.shadowRoot?.append(inner);
    await inner.updateComplete;
    outer.addEventListener(`${outer.localName}-load`, () => {
      inner.remove();
      outer.remove();
    });
    part(outer, 'load').click();
    await settled();
    expect(log.unmounts).to.equal(2);
  });

  it('does not modify a nested tag or other children (CE-11)', async () => {
    const probe = await mountProbe();
    const inner = createProbe();
    probe.append(inner);
    await inner.updateComplete;
    probe.setAttribute('name', 'again');
    await probe.updateComplete;
    expect(probe.firstElementChild === inner).to.equal(true);
    expect(inner.shadowRoot?.querySelector('output')).to.not.equal(null);
  });

  it('renders once for 10,000 changes in one task (CE-23)', async () => {
    const probe = await mountProbe();
    log.renders = 0;
    for (let at = 0; at < 10_000; at += 1) probe.setAttribute('size', String(at));
    await probe.updateComplete;
    expect(shown(probe).size).to.equal(9999);
    expect(log.renders).to.equal(1);
  });

  it('shows its fallback when the component throws, reports once, and recovers (CE-16)', async () => {
    expectErrors(/probe failed/);
    const probe = createProbe();
    probe.setAttribute('name', 'throw');
    probe.append('Fallback');
    const errors = eventsOf(probe, 'shop-error') as CustomEvent[];
    document.body.append(probe);
    await probe.updateComplete;
    expect(probe.shadowRoot?.querySelector('slot')).to.not.equal(null);
    expect(errors).to.have.length(1);
    expect(errors[0]?.detail).to.include({
      code: 'render',
      message: `[shop] ${probe.localName}: its component failed; the fallback is shown.`,
    });
    probe.setAttribute('name', 'well');
    await probe.updateComplete;
    expect(shown(probe).name).to.equal('well');
  });

  it('dispatches bubbling, composed events with a frozen detail; cancelable ones return the result (CE-26)', async () => {
    const probe = await mountProbe();
    const picked = nextEvent(document, `${probe.localName}-pick-one`);
    document.body.addEventListener(
      `${probe.localName}-pick-one`,
      (event) => event.preventDefault(),
      {
        once: true,
      },
    );
    expect(probe.pick()).to.equal(false);
    const event = await picked;
    expect(event).to.include({ bubbles: true, composed: true, cancelable: true });
    expect(event.detail).to.deep.equal({ id: 1 });
    expect(Object.isFrozen(event.detail)).to.equal(true);
    expect(probe.pick()).to.equal(true);

    const loaded = nextEvent(probe, `${probe.localName}-load`);
    part(probe, 'load').click();
    expect(await loaded).to.include({ cancelable: false });
  });
});

describe('the component of an element', () => {
  it('runs a method that was called before it has loaded', async () => {
    const probe = createProbe();
    document.body.append(probe);
    expect(await probe.add(2)).to.equal(2);
    button(probe).click();
    probe.setAttribute('name', 'x');
    await probe.updateComplete;
    expect(probe.add(2)).to.equal(3);
  });

  it('uses all values set before, also during another render (S1)', async () => {
    // in development, React finishes the second rendering after the first
    expectErrors(/flushSync was called/);
    const [first, second] = [await mountProbe(), await mountProbe()];
    const sums: unknown[] = [];
    first.addEventListener(`${first.localName}-show`, () => {
      second.size = 5;
      sums.push(second.addSize(1));
    });
    first.open = true;
    await first.updateComplete;
    expect(await sums[0]).to.equal(6);
  });

  it('computes its read-only properties at any time', async () => {
    const probe = createProbe();
    expect(probe.area).to.equal('0 zł');
    probe.setAttribute('gap', '2');
    expect(probe.area).to.equal('26 zł');
    document.body.append(probe);
    await probe.updateComplete;
    probe.size = 3;
    pageStore.set(configureAtom, { currency: '€' });
    expect(probe.area).to.equal('6 €');
    expect(() => Reflect.set(probe, 'area', '1 zł')).not.to.throw();
    expect(probe.area).to.equal('6 €');
    pageStore.set(configureAtom, {});
  });

  it('sets its custom states', async () => {
    const probe = await mountProbe();
    expect(probe.matches(':state(open)')).to.equal(false);
    probe.open = true;
    await probe.updateComplete;
    expect(probe.matches(':state(open)')).to.equal(true);
    expect(probe.hasAttribute('open')).to.equal(true);
  });

  it('follows the nearest lang, also through shadow roots and after a change', async () => {
    const probe = await mountProbe();
    const language = () => part(probe, 'content').dataset.language;
    expect(language()).to.equal('pl');
    document.body.lang = 'en-GB';
    await settled();
    await probe.updateComplete;
    expect(language()).to.equal('en');
    document.body.lang = 'de';
    await settled();
    await probe.updateComplete;
    expect(language()).to.equal('pl');
    document.body.removeAttribute('lang');

    const host = document.createElement('div');
    host.lang = 'en';
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).append(probe);
    probe.remove();
    await settled();
    host.shadowRoot?.append(probe);
    await probe.updateComplete;
    expect(language()).to.equal('en');
  });
});
