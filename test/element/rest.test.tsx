import { expect } from '@open-wc/testing';
import { atom } from 'jotai/vanilla';
import { number, text } from '../../elements/declare/attributes.ts';
import { declareElement } from '../../elements/declare/declaration.ts';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { pageStore } from '../../logic/state/page-store.ts';
import type { Environment } from '../../react/host/environment.ts';
import { useAtomValue } from '../../react/host/use-atom.ts';
import { useStates } from '../../react/host/use-states.ts';
import { expectErrors } from '../kit/guard.ts';
import { clearPage, freshTag } from './probes.ts';

interface PriceProps {
  env: Environment;
  label: string | undefined;
  value: number;
}

const rateAtom = atom(1);

function Price({ env, label, value }: PriceProps) {
  if (value < 0) throw new Error('a price below 0');
  const rate = useAtomValue(rateAtom);
  useStates(env, { free: value === 0 });
  return (
    <b title={label}>
      {label ? value * rate : value}
      <slot />
    </b>
  );
}

const declare = (tag: `shop-${string}`) =>
  declareElement({
    tag,
    rest: Price,
    activate: 'ready',
    attributes: { label: text(), value: number(0) },
    events: {},
  });

async function mountPrice(attributes: Record<string, string> = {}) {
  const tag = freshTag();
  defineElement(declare(tag));
  const element = document.createElement(tag) as ElementOf<ReturnType<typeof declare>>;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = ' zł';
  document.body.append(element);
  await element.updateComplete;
  return element;
}

const shownBy = (element: Element) => element.shadowRoot?.innerHTML;

describe('a tag that is at rest for good', () => {
  afterEach(clearPage);

  it('shows its view, its states and its children, without a component', async () => {
    const element = await mountPrice({ value: '5' });
    expect(shownBy(element)).to.equal('<b>5<slot></slot></b>');
    expect(element.matches(':state(rendered):not(:state(free))')).to.be.true;
    element.value = 0;
    await element.updateComplete;
    expect(shownBy(element)).to.equal('<b>0<slot></slot></b>');
    expect(element.matches(':state(free)')).to.be.true;
  });

  it('follows the state of the page', async () => {
    const element = await mountPrice({ value: '5', label: 'price' });
    pageStore.set(rateAtom, 2);
    await element.updateComplete;
    expect(shownBy(element)).to.equal('<b title="price">10<slot></slot></b>');
    element.remove();
    await Promise.resolve();
    pageStore.set(rateAtom, 1);
    document.body.append(element);
    await element.updateComplete;
    expect(shownBy(element)).to.equal('<b title="price">5<slot></slot></b>');
  });

  it('shows its children when the view fails, reports it, and recovers', async () => {
    const element = await mountPrice({ value: '5' });
    const failures: unknown[] = [];
    element.addEventListener('shop-error', ({ detail }) => failures.push(detail.code));
    element.value = -1;
    await element.updateComplete;
    expect(failures).to.deep.equal(['render']);
    expect(shownBy(element)).to.equal('<slot></slot>');
    element.value = 7;
    await element.updateComplete;
    expect(shownBy(element)).to.equal('<b>7<slot></slot></b>');
    expectErrors(/below 0/);
  });
});
