import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { mapElement } from '../../elements/tags/map/map.element.ts';
import { itInChromium } from '../kit/browser.ts';
import { loseModules } from '../kit/module-faults.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { TILE } from './map.fixtures.ts';
import '../kit/guard.ts';

registerElements([mapElement]);

describe('<shop-map> whose module fails to load', () => {
  itInChromium('shows its list, and dispatches one shop-error (MS-07)', async () => {
    await loseModules('MapCanvas');
    const errors: Event[] = [];
    const listen = (event: Event) => errors.push(event);
    document.addEventListener('shop-error', listen);
    const tag = await mount(
      'shop-map',
      `<shop-map tile-url="${TILE}"><ul><li data-lat="52" data-lng="21"><b>Warszawa</b></li></ul></shop-map>`,
    );
    await waitUntil(() => errors.length > 0);
    await waitUntil(() => tag.parts('map').length === 0);
    document.removeEventListener('shop-error', listen);
    const name = tag.element.querySelector('b');
    expect(name?.checkVisibility()).to.equal(true);
    expect(name?.role).to.equal(null);
    expect(errors).to.have.length(1);
  });
});
