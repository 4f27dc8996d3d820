import { expect } from '@open-wc/testing';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import guide from '../../docs/site/guide/bundlers.md?raw';
import type {} from '../../elements/jsx/react.ts';
import { registerElements } from '../../elements/start/register.ts';
import { infoBarElement } from '../../elements/tags/info-bar/info-bar.element.ts';
import { part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import source from './hydration.react.test.tsx?raw';
import '../kit/guard.ts';

registerElements([infoBarElement]);

function useEvent(tag: RefObject<Element | null>, type: string, listener: (event: Event) => void) {
  useEffect(() => {
    const { current } = tag;
    current?.addEventListener(type, listener);
    return () => current?.removeEventListener(type, listener);
  }, [tag, type, listener]);
}

function Page() {
  const bar = useRef<HTMLElementTagNameMap['shop-info-bar']>(null);
  const [state, setState] = useState('sent');
  useEvent(bar, 'shop-info-bar-close', () => setState('closed'));
  useEffect(() => setState('hydrated'), []);
  return (
    <main data-state={state}>
      <shop-info-bar ref={bar} closable bar-id="delivery">
        Free delivery
      </shop-info-bar>
    </main>
  );
}

/** The server-rendered markup. */
const SENT =
  '<main data-state="sent"><shop-info-bar closable="" bar-id="delivery">Free delivery</shop-info-bar></main>';

describe('a page rendered by React on the server', () => {
  it('receives events of its tags with the hook of the guide (US4)', async () => {
    const [, hook] = /```tsx\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(source).to.contain(hook);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = SENT;
    const isIn = (state: string) => place.querySelector(`[data-state=${state}]`) !== null;
    const root = hydrateRoot(place, <Page />);
    const bar = place.querySelector('shop-info-bar') as HTMLElement;
    await waitUntil(() => bar.matches(':state(rendered)'), 'the bar');
    await waitUntil(() => isIn('hydrated'), 'the page');
    part(bar, 'close').click();
    await waitUntil(() => isIn('closed'), 'the hook');
    root.unmount();
    place.remove();
  });
});
