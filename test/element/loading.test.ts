import { expect } from '@open-wc/testing';
import { declareElement } from '../../elements/declare/declaration.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { MODULE_LIMIT_MS } from '../../logic/page/module-within.ts';
import type { Environment } from '../../react/host/environment.ts';
import { Fallback } from '../../react/host/Fallback.tsx';
import { useModule } from '../../react/host/use-module.ts';
import { stopClock } from '../kit/clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';
import { clearPage, newTag, settled } from './probes.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const Shown = () => 'shown';

/** A test element that shows what `load` resolves to, and its children until then. */
function defineLoaded(load: () => Promise<typeof Shown>): string {
  const tag = newTag();
  defineElement(
    declareElement({
      tag,
      component: ({ env }: { env: Environment }) => {
        const Later = useModule(env, load);
        return Later ? Later() : Fallback();
      },
      activate: 'ready',
      attributes: {},
      events: {},
    }),
  );
  return tag;
}

function append(tag: string): Tag {
  const element = document.createElement(tag) as Tag;
  element.append('Fallback');
  document.body.append(element);
  return element;
}

describe('loading a component', () => {
  beforeEach(() => {
    installFakePlatform();
  });
  afterEach(clearPage);

  it('shows the fallback after a failure, with one report; the next connection retries (WB-19)', async () => {
    const shop = installFakePlatform();
    let requests = 0;
    const tag = defineLoaded(async () => {
      requests += 1;
      if (requests === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return Shown;
    });
    const failures: Event[] = [];
    document.addEventListener('shop-error', (event) => failures.push(event), { once: true });
    const element = append(tag);
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    expect(failures).to.have.length(1);
    expect((failures[0] as CustomEvent).detail.code).to.equal('module');
    await import('../../logic/platform/platform.atoms.ts');
    await settled();
    expect(shop.reports).to.have.length(1);

    element.remove();
    await settled();
    document.body.append(element);
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal('shown');
    expect(requests).to.equal(2);
  });

  it('fails once after 5 s, and renders if the module loads later (A11)', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Shown>();
    const tag = defineLoaded(() => promise);
    const clock = stopClock();
    const element = append(tag);
    const failures = eventsOf(element, 'shop-error');
    await clock.tickAsync(MODULE_LIMIT_MS - 1);
    expect(failures).to.have.length(0);
    await clock.tickAsync(1);
    await element.updateComplete;
    expect(failures).to.have.length(1);
    expect(element.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    clock.uninstall();
    resolve(Shown);
    await waitUntil(() => element.shadowRoot?.textContent === 'shown');
    expect(failures).to.have.length(1);
  });

  it('requests the module once for 50 elements (WB-21)', async () => {
    let requests = 0;
    const tag = defineLoaded(async () => {
      requests += 1;
      return Shown;
    });
    const elements = Array.from({ length: 50 }, () => append(tag));
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
    expect(requests).to.equal(1);
    expect(elements.every(({ shadowRoot }) => shadowRoot?.textContent === 'shown')).to.equal(true);
  });

  it('keeps the fallback until the content has rendered, without a gap (CE-18)', async () => {
    const tag = defineLoaded(async () => Shown);
    const element = document.createElement(tag) as Tag;
    const root = element.shadowRoot;
    if (!root) throw new Error('Expected a shadow root.');
    const seen: number[] = [];
    // records are delivered in a microtask: what a frame could have painted
    new MutationObserver(() => seen.push(root.childNodes.length)).observe(root, {
      childList: true,
    });
    document.body.append(element);
    expect(root.innerHTML).to.equal('<slot></slot>');
    await element.updateComplete;
    await settled();
    expect(root.textContent).to.equal('shown');
    expect(
      seen.every((children) => children > 0),
      String(seen),
    ).to.equal(true);
  });

  it('renders nothing in an element removed meanwhile, and sends no requests', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Shown>();
    const element = append(defineLoaded(() => promise));
    const failures = eventsOf(element, 'shop-error');
    element.remove();
    await settled();
    resolve(Shown);
    await settled();
    await element.updateComplete;
    expect(element.shadowRoot?.innerHTML).to.equal('<slot></slot>');
    expect(failures).to.have.length(0);
  });
});
