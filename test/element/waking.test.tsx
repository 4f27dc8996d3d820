import { expect } from '@open-wc/testing';
import { flag, text } from '../../elements/declare/attributes.ts';
import { declareElement, method } from '../../elements/declare/declaration.ts';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import type { Environment } from '../../react/host/environment.ts';
import { useMethods } from '../../react/host/use-methods.ts';
import { useLayoutEffect, useState } from '../../react/resting/hooks.ts';
import { letTagsRest } from '../kit/awake.ts';
import { stopClock, tick } from '../kit/clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { clearPage, freshTag } from './probes.ts';

interface CounterProps {
  env: Environment;
  label: string | undefined;
  open: boolean;
}

const log = { presses: 0, sent: 0 };

function Box({
  label,
  count,
  ...on
}: {
  label: string | undefined;
  count: number;
  onPress?: () => void;
  onSend?: (event: { preventDefault(): void }) => void;
}) {
  return (
    <form action="#sent" onSubmit={on.onSend}>
      <input aria-label="text" />
      <button type="button" onClick={on.onPress}>
        {label}: <b>{count}</b>
      </button>
      <a href="#followed">to the basket</a>
      <button type="submit">send</button>
    </form>
  );
}

function AtRest({ env, label, open }: CounterProps) {
  useLayoutEffect(() => {
    if (open) env.wake();
  });
  return <Box label={label} count={0} />;
}

function Counter({ env, label }: CounterProps) {
  const [count, setCount] = useState(0);
  useMethods(env, { add: () => setCount((before) => before + 1) });
  useLayoutEffect(() => env.setStates({ busy: false }));
  const press = () => {
    log.presses += 1;
    setCount(count + 1);
  };
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    log.sent += 1;
  };
  return <Box label={label} count={count} onPress={press} onSend={send} />;
}

const declare = (tag: `shop-${string}`, component: () => Promise<typeof Counter>) =>
  declareElement({
    tag,
    rest: AtRest,
    component,
    activate: 'ready',
    attributes: { label: text(), open: flag() },
    events: {},
    methods: { add: method<() => void>() },
  });

type CounterElement = ElementOf<ReturnType<typeof declare>>;

/** A tag at rest whose component comes when the test lets it. */
async function mountCounter(attributes: Record<string, string> = {}) {
  const tag = freshTag();
  const coming = Promise.withResolvers<typeof Counter>();
  coming.promise.catch(() => undefined);
  let loads = 0;
  const load = () => {
    loads += 1;
    return coming.promise;
  };
  letTagsRest();
  defineElement(declare(tag, load));
  const element = document.createElement(tag) as CounterElement;
  element.setAttribute('label', 'count');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(log, { presses: 0, sent: 0 });
  document.body.append(element);
  const shadow = element.shadowRoot as ShadowRoot;
  const find = <E extends HTMLElement>(selector: string) => shadow.querySelector(selector) as E;
  if (!('open' in attributes)) await element.updateComplete;
  return {
    element,
    shadow,
    find,
    button: () => find<HTMLButtonElement>('button'),
    come: () => coming.resolve(Counter),
    fail: () => coming.reject(new Error('404')),
    loads: () => loads,
  };
}

const nodesOf = (shadow: ShadowRoot) => {
  const walker = document.createTreeWalker(shadow);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};

describe('a tag at rest', () => {
  afterEach(clearPage);

  it('loads no component before the shopper comes near', async () => {
    const { element, button, loads } = await mountCounter();
    expect(button().textContent).to.equal('count: 0');
    expect(element.matches(':state(rendered):not(:state(awake))')).to.be.true;
    expect(loads()).to.equal(0);
  });

  it('wakes with the nodes that are there, with focus and text', async () => {
    const { element, shadow, find, come, loads } = await mountCounter();
    const before = nodesOf(shadow);
    find<HTMLInputElement>('input').focus();
    find<HTMLInputElement>('input').value = 'typed';
    element.label = 'other';
    await Promise.resolve();
    expect(loads()).to.equal(1);
    come();
    await element.updateComplete;
    expect(element.matches(':state(awake)')).to.be.true;
    const after = nodesOf(shadow);
    expect(after.length).to.equal(before.length);
    expect(after.every((node, at) => node === before[at])).to.be.true;
    expect(shadow.activeElement === find('input')).to.be.true;
    expect(find<HTMLInputElement>('input').value).to.equal('typed');
    expect(find('button').textContent).to.equal('other: 0');
  });

  it('gives a press to its component once, also when it is pressed again meanwhile', async () => {
    const { element, button, come } = await mountCounter();
    for (let press = 0; press < 3; press++) button().click();
    expect(log.presses).to.equal(0);
    come();
    await element.updateComplete;
    await Promise.resolve();
    await element.updateComplete;
    expect(log.presses).to.equal(1);
    expect(button().textContent).to.equal('count: 1');
    button().click();
    expect(log.presses).to.equal(2);
  });

  it('answers a submission once', async () => {
    const { element, find, come } = await mountCounter();
    find<HTMLFormElement>('form').requestSubmit();
    come();
    await element.updateComplete;
    await Promise.resolve();
    expect(log.sent).to.equal(1);
    expect(location.hash).to.equal('');
  });

  it('leaves a press with a modifier to the browser, and one on its children to the page', async () => {
    const { element, find } = await mountCounter();
    const child = element.appendChild(document.createElement('button'));
    const pressed: boolean[] = [];
    element.addEventListener('click', (event) => {
      pressed.push(event.defaultPrevented);
      event.preventDefault();
    });
    find('a').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
    );
    child.click();
    expect(pressed).to.deep.equal([false, false]);
  });

  it('follows the link where the component does not come', async () => {
    const { find, fail, element } = await mountCounter();
    const failures = eventsOf(element, 'shop-error');
    find('a').click();
    expect(location.hash).to.equal('');
    fail();
    await element.updateComplete;
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    expect(location.hash).to.equal('#followed');
    expect(failures.length).to.equal(1);
    history.replaceState(null, '', location.pathname + location.search);
    expectErrors(/404/);
  });

  it('follows the link after 3 s where the component hangs', async () => {
    stopClock();
    const { find } = await mountCounter();
    const followed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    find('a').click();
    await tick(2999);
    expect(location.hash).to.equal('');
    await tick(1);
    await followed;
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('wakes for a method, and for what its view cannot show', async () => {
    const called = await mountCounter();
    called.element.add();
    called.come();
    await called.element.updateComplete;
    await Promise.resolve();
    await called.element.updateComplete;
    expect(called.button().textContent).to.equal('count: 1');
    const opened = await mountCounter({ open: '' });
    opened.come();
    await opened.element.updateComplete;
    expect(opened.element.matches(':state(awake)')).to.be.true;
  });

  it('is awake at once when it is back on the page', async () => {
    const { element, button, come } = await mountCounter();
    button().click();
    come();
    await element.updateComplete;
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    await element.updateComplete;
    expect(button().textContent).to.equal('count: 0');
    expect(element.matches(':state(awake)')).to.be.true;
  });
});
