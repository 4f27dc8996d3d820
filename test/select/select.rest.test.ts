import { expect, html } from '@open-wc/testing';
import { selectElement } from '../../elements/select.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { letTagsRest } from '../kit/awake.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { eventsOf } from '../kit/next-event.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([selectElement]);

const key = (name: string) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true });

describe('<shop-select> at rest', () => {
  beforeEach(() => {
    installFakePlatform();
    letTagsRest();
  });

  it('chooses what quick keys chose while its component was on its way', async () => {
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
    // Enter, down, down, Enter, as the browser tells of them
    button.click();
    button.dispatchEvent(key('ArrowDown'));
    button.dispatchEvent(key('ArrowDown'));
    button.click();
    expect(element.matches(':state(awake)')).to.equal(false);
    await waitUntil(() => changes.length > 0, 'the choice', { interval: 1 });
    expect([select.value, element.matches(':state(open)')]).to.deep.equal(['Dearest', false]);
  });
});
