import { html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { regionModalElement } from '../../elements/tags/region-modal/region-modal.element.ts';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';

registerElements([regionModalElement]);

export const GERMANY = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
export const BERLIN = { currentZipcode: '10115', defaultZipcode: '00-001', showModal: true };
export const NAMES = { DE: 'Niemcy', PL: 'Polska' };

interface Cookies {
  region?: unknown;
  zipcode?: unknown;
}

/** Installs a fake platform whose visitor has these cookies; a text is stored unchanged. */
export function platformWith({ region, zipcode }: Cookies): FakePlatform {
  const platform = installFakePlatform();
  const write = (name: string, value: unknown) => {
    if (value === undefined) return;
    platform.cookies.set(name, typeof value === 'string' ? value : JSON.stringify(value), 30);
  };
  write('setRegionForced', region);
  write('setZipcodeForced', zipcode);
  return platform;
}

/** Mounts the tag; `lang` is Polish by default. */
export const show = (lang = 'pl') =>
  mount(
    'shop-region-modal',
    html`<shop-region-modal currency="EUR" .countryNames=${NAMES}></shop-region-modal>`,
    { lang },
  );

/** The cookies' values as objects. */
export const cookieValues = ({ cookies }: FakePlatform): Record<string, unknown> =>
  Object.fromEntries([...cookies.all].map(([name, { value }]) => [name, JSON.parse(value)]));
