import { expect } from '@open-wc/testing';
import { defineElement } from '../../elements/element/define-element.ts';
import { warnOfCopies } from '../../elements/page/copies.ts';
import { adoptStyles } from '../../elements/page/style-sheets.ts';
import { registerElements } from '../../elements/start/register.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { probeElement } from './Probe.tsx';
import { clearPage, createProbe, mountProbe, newTag, settled } from './probes.ts';

registerElements([]);

/** Collects console warnings until it is stopped. */
function listenToWarnings() {
  const warned: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warned.push(text);
  return {
    warned,
    stop: () => {
      console.warn = warn;
    },
  };
}

describe('defining tags', () => {
  afterEach(clearPage);

  it('keeps the first definition and its version if a second copy loads (CE-12, CE-13)', () => {
    const tag = newTag();
    const first = defineElement(probeElement(tag));
    expect(defineElement(probeElement(tag))).to.equal(first);
    expect(Reflect.get(customElements.get(tag) ?? {}, 'version')).to.equal(__VERSION__);
  });

  it('warns about two copies with both URLs [AU7]', async () => {
    const warnings = listenToWarnings();
    warnOfCopies();
    // with another query, the module is loaded again
    const second = '../../elements/page/copies.ts?second';
    (await import(second)).warnOfCopies();
    warnings.stop();
    expect(warnings.warned).to.have.length(1);
    expect(warnings.warned[0]).to.match(
      /^\[shop\] two copies of the library .+ each with its own basket, .+ http\S+copies\.ts and http\S+copies\.ts\?second\.$/,
    );
  });

  it('continues if another library has defined a tag (CE-14)', () => {
    const [taken, free] = [newTag(), newTag()];
    customElements.define(taken, class extends HTMLElement {});
    registerElements([probeElement(taken), probeElement(free)]);
    expect(customElements.get(free)).to.not.equal(undefined);
  });
});

describe('activation', () => {
  afterEach(clearPage);

  it('of a visible tag happens when it enters the viewport', async () => {
    const spacer = document.body.appendChild(document.createElement('div'));
    spacer.style.height = '5000px';
    const probe = createProbe('visible');
    document.body.append(probe);
    await probe.updateComplete;
    expect(probe.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    spacer.remove();
    expect(await probe.add(1)).to.equal(1);
    expect(probe.shadowRoot?.querySelector('output')).to.not.equal(null);
  });

  it('of a visible tag happens 300 px before it is in view', async () => {
    const far = createProbe('visible');
    const near = document.createElement(far.localName) as typeof far;
    for (const [probe, distance] of [
      [near, 290],
      [far, 310],
    ] as const) {
      Object.assign(probe.style, { position: 'absolute', top: `${innerHeight + distance}px` });
      document.body.append(probe);
    }
    await Promise.all([near.updateComplete, far.updateComplete]);
    expect(near.shadowRoot?.querySelector('output')).to.not.equal(null);
    expect(far.shadowRoot?.querySelector('output')).to.equal(null);
  });

  it('of a visible tag happens before printing (A16)', async () => {
    const inView = createProbe('visible');
    document.body.append(inView);
    await inView.updateComplete;
    const spacer = document.body.appendChild(document.createElement('div'));
    spacer.style.height = '5000px';
    const probe = document.createElement(inView.localName) as typeof inView;
    document.body.append(probe);
    await probe.updateComplete;
    expect(probe.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    dispatchEvent(new Event('beforeprint'));
    expect(probe.shadowRoot?.querySelector('output')).to.not.equal(null);
  });

  it('of a tag in view is finished when updateComplete resolves', async () => {
    const probe = createProbe('visible');
    document.body.append(probe);
    await probe.updateComplete;
    expect(probe.shadowRoot?.querySelector('output')).to.not.equal(null);
  });
});

describe('stylesheets', () => {
  afterEach(clearPage);

  it('are shared by 1000 elements (CS-16)', async () => {
    const first = await mountProbe();
    const others = Array.from({ length: 1000 }, () => document.createElement(first.localName));
    document.body.append(...others);
    await settled();
    const sheet = first.shadowRoot?.adoptedStyleSheets.at(-1);
    expect(getComputedStyle(first).color).to.equal('rgb(1, 2, 3)');
    const shares = others.filter((other) => other.shadowRoot?.adoptedStyleSheets.at(-1) === sheet);
    expect(shares.length).to.equal(1000);
  });

  it('include the tokens as the weakest rules of the page', async () => {
    const probe = await mountProbe();
    const round = () => getComputedStyle(probe).getPropertyValue('--shop-radius-round').trim();
    await waitUntil(() => round() === '999px');
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = ':where(html) { --shop-radius-round: 3px }';
    expect(round()).to.equal('3px');
    style.remove();
  });

  it('are dropped by unstyled, except for visually hidden texts', async () => {
    const probe = await mountProbe();
    const config = document.createElement('shop-config');
    config.setAttribute('unstyled', '');
    document.body.append(config);
    await settled();
    await probe.updateComplete;
    const rules = (probe.shadowRoot?.adoptedStyleSheets ?? []).flatMap((sheet) => [
      ...sheet.cssRules,
    ]);
    const selectors = rules.map((rule) => rule instanceof CSSStyleRule && rule.selectorText);
    expect(selectors).to.deep.equal(['.unseen']);
    config.removeAttribute('unstyled');
    await settled();
    expect(pageStore.get(configAtom).unstyled).to.equal(false);
    expect(probe.shadowRoot?.adoptedStyleSheets.length).to.equal(2);
  });

  it('are not adopted by an element without a shadow root', () => {
    expect(() => adoptStyles(document.createElement('p'), ['p{}'], [])).to.not.throw();
  });
});
