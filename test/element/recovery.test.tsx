import { expect } from '@open-wc/testing';
import { useAtom } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { flag, text } from '../../elements/declare/attributes.ts';
import { declareElement } from '../../elements/declare/declaration.ts';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { byHost } from '../../logic/state/by-host.ts';
import type { Environment } from '../../react/host/environment.ts';
import { expectErrors } from '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { part } from '../kit/shadow.ts';
import { clearPage, newTag } from './probes.ts';

const countOf = byHost<Element, ReturnType<typeof atom<number>>>(() => atom(0));

interface BoxProps {
  env: Environment;
  first: string | undefined;
  /** Whether mounting fails as well. */
  broken: boolean;
}

/** A component with an optional node before another one, for which React uses the DOM; a text field; state. */
function Box({ env, first, broken }: BoxProps) {
  const [count, setCount] = useAtom(countOf(env.host));
  useLayoutEffect(() => {
    if (broken) throw new DOMException('no such node', 'NotFoundError');
  }, [broken]);
  return (
    <div part="base">
      {first && <em part="first">{first}</em>}
      <b part="second">B</b>
      <input part="input" />
      <input part="input" />
      <button type="button" part="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </div>
  );
}

const declareBox = (tag: `shop-${string}`) =>
  declareElement({
    tag,
    component: Box,
    activate: 'ready',
    attributes: { first: text(), broken: flag() },
    events: {},
  });

type BoxElement = ElementOf<ReturnType<typeof declareBox>>;

async function mountBox(): Promise<BoxElement> {
  const tag = newTag();
  defineElement(declareBox(tag));
  const box = document.createElement(tag) as BoxElement;
  document.body.append(box);
  await box.updateComplete;
  return box;
}

/** Simulates an extension: wraps one of our nodes in its own. */
function wrap(node: Element): void {
  const box = document.createElement('font');
  node.replaceWith(box);
  box.append(node);
}

/** React logs each error that a boundary catches, and r2wc does not allow another handler. */
const expectRendererLog = () => expectErrors(/NotFoundError|no such node/);

describe('an element whose nodes were moved by a third party', () => {
  let failures: readonly Event[];

  beforeEach(() => {
    failures = eventsOf(document, 'shop-error');
  });
  afterEach(clearPage);

  it('is remounted with its state, typed text and focus (AT14)', async () => {
    expectRendererLog();
    const box = await mountBox();
    part(box, 'count').click();
    await box.updateComplete;
    const input = box.shadowRoot?.querySelectorAll('input')[1] as HTMLInputElement;
    input.value = 'typed';
    input.focus();
    input.setSelectionRange(1, 3);
    wrap(part(box, 'second'));
    box.first = 'A';
    await box.updateComplete;
    await Promise.resolve();
    expect(part(box, 'first').textContent).to.equal('A');
    expect(part(box, 'count').textContent).to.equal('1');
    expect(box.shadowRoot?.children).to.have.length(1);
    const [, now] = box.shadowRoot?.querySelectorAll('input') ?? [];
    expect(now?.value).to.equal('typed');
    expect(box.shadowRoot?.activeElement).to.equal(now);
    expect([now?.selectionStart, now?.selectionEnd]).to.deep.equal([1, 3]);
    expect(failures).to.have.length(0);
  });

  it('is remounted if its outermost node has left the root (AT14)', async () => {
    expectRendererLog();
    const box = await mountBox();
    wrap(part(box, 'second'));
    wrap(part(box, 'base'));
    box.first = 'A';
    await box.updateComplete;
    await Promise.resolve();
    expect(box.shadowRoot?.querySelectorAll('[part=base]')).to.have.length(1);
    expect(part(box, 'base').parentNode).to.equal(box.shadowRoot);
    expect(failures).to.have.length(0);
  });

  it('shows its children after a second failure, and reports once (AT14)', async () => {
    expectRendererLog();
    const box = await mountBox();
    wrap(part(box, 'second'));
    box.first = 'A';
    box.broken = true;
    await box.updateComplete;
    await Promise.resolve();
    expect(box.shadowRoot?.querySelector('slot')).to.not.equal(null);
    expect(failures).to.have.length(1);
    box.broken = false;
    await box.updateComplete;
    expect(part(box, 'first').textContent).to.equal('A');
  });
});
