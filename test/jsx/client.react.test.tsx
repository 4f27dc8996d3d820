import { expect } from '@open-wc/testing';
import { createRoot } from 'react-dom/client';
import type {} from '../../elements/jsx/react.ts';
import { registerElements } from '../../elements/start/register.ts';
import { infoBarElement } from '../../elements/tags/info-bar/info-bar.element.ts';
import { part } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([infoBarElement]);

describe('a page rendered by React in the browser', () => {
  it('supports all typed properties, attributes and listeners (US4)', async () => {
    const closed: unknown[] = [];
    const note = ({ currentTarget }: Event) => closed.push(Object(currentTarget).barId);
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <main>
        <shop-info-bar closable barId="by-property" onshop-info-bar-close={note} />
        <shop-info-bar closable bar-id="by-attribute" onshop-info-bar-close={note} />
      </main>,
    );
    await waitUntil(() => place.querySelectorAll('shop-info-bar:state(rendered)').length === 2);
    for (const bar of place.querySelectorAll('shop-info-bar')) part(bar, 'close').click();
    await waitUntil(() => closed.length === 2, 'both listeners');
    expect(closed).to.deep.equal(['by-property', 'by-attribute']);
    root.unmount();
    place.remove();
  });
});
