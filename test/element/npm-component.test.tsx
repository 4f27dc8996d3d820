import { expect } from '@open-wc/testing';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { lazy, Suspense, useEffect, useState } from 'react';
import { textOr } from '../../elements/declare/attributes.ts';
import { declareElement } from '../../elements/declare/declaration.ts';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import type { Environment } from '../../react/host/environment.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { part, parts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clearPage, newTag } from './probes.ts';
import '../kit/guard.ts';

let arrive: () => void = () => {};

/** A component loaded later, with `React.lazy`. */
const Later = lazy(async () => {
  await new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { default: () => <p part="later">Tabela</p> };
});

function Tabs({ name }: { env: Environment; name: string }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return (
    <Root defaultValue="a" part={isSettled ? 'base settled' : 'base'}>
      <List aria-label={name}>
        <Trigger value="a" part="tab">
          Opis
        </Trigger>
        <Trigger value="b" part="tab">
          Rozmiary
        </Trigger>
      </List>
      <Content value="a" part="panel">
        Len
      </Content>
      <Content value="b" part="panel">
        <Suspense fallback={<p part="waiting">…</p>}>
          <Later />
        </Suspense>
      </Content>
    </Root>
  );
}

const declareTabs = (tag: `shop-${string}`) =>
  declareElement({
    tag,
    component: Tabs,
    activate: 'ready',
    attributes: { name: textOr('Produkt') },
    events: {},
  });

type TabsElement = ElementOf<ReturnType<typeof declareTabs>>;

describe('a component of npm in a tag', () => {
  afterEach(clearPage);

  it('supports context, effects, ids, keys and lazy parts', async () => {
    const tag = newTag();
    defineElement(declareTabs(tag));
    const tabs = document.createElement(tag) as TabsElement;
    document.body.append(tabs);
    await tabs.updateComplete;
    await waitUntil(() => part(tabs, 'base').part.contains('settled'), 'the effect');
    const [first, second] = parts(tabs, 'tab');
    const shownPanel = () => parts(tabs, 'panel').find((panel) => !panel.hidden);
    expect(shownPanel()?.id).to.equal(first?.getAttribute('aria-controls'));
    second?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }));
    await waitUntil(() => second?.getAttribute('aria-selected') === 'true', 'the second tab');
    expect(shownPanel()?.getAttribute('aria-labelledby')).to.equal(second?.id);
    await waitUntil(() => parts(tabs, 'waiting').length === 1, 'what stands in');
    arrive();
    await waitUntil(() => parts(tabs, 'later').length === 1, 'the part that comes later');
    expect(parts(tabs, 'waiting')).to.have.length(0);
    tabs.name = 'Buty';
    await tabs.updateComplete;
    expect(tabs.shadowRoot?.querySelector('[role=tablist]')?.ariaLabel).to.equal('Buty');
    expect(second?.isConnected).to.equal(true);
    await expectAccessible(tabs);
  });
});
