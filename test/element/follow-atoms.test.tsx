import { expect } from '@open-wc/testing';
import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { declareElement } from '../../elements/declare/declaration.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../../react/host/environment.ts';
import { settled } from '../kit/settled.ts';
import { clearPage, freshTag } from './probes.ts';
import '../kit/guard.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const countAtom = atom(0);

function Counter(_: { env: Environment }) {
  return <output>{useAtomValue(countAtom)}</output>;
}

describe('a component that follows an atom', () => {
  afterEach(clearPage);

  it('shows a change that comes right after it is there', async () => {
    const tag = freshTag();
    defineElement(
      declareElement({
        tag,
        component: Counter,
        activate: 'ready',
        attributes: {},
        events: {},
      }),
    );
    const counter = document.createElement(tag) as Tag;
    document.body.append(counter);
    await counter.updateComplete;
    for (const count of [1, 2]) {
      pageStore.set(countAtom, count);
      await settled();
      expect(counter.shadowRoot?.querySelector('output')?.textContent).to.equal(`${count}`);
    }
  });
});
