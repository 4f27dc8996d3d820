import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { selectElement } from '../../elements/tags/select/select.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { press } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([selectElement]);

describe('<shop-select> before its modules have loaded', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  it('selects by keys typed before', async () => {
    const { element, part } = await mount(
      'shop-select',
      html`<shop-select><select aria-label="Sort by">
        <option>Newest</option><option>Cheapest</option><option>Dearest</option>
      </select></shop-select>`,
    );
    const select = element.querySelector('select') as HTMLSelectElement;
    const changes = eventsOf(select, 'change');
    const button = part('button');
    button.focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await press(key);
    await waitUntil(() => changes.length > 0, 'the choice', { interval: 1 });
    expect([select.value, element.matches(':state(open)')]).to.deep.equal(['Dearest', false]);
  });
});
