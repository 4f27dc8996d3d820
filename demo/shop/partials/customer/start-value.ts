import { regionOf } from '../../../platform/region/regions.ts';
import type { PageContext } from '../../page.ts';
import type { InputName } from './form-state.ts';
import { phonePrefix } from './phone-prefixes.ts';

/** Before anything is typed: the visitor's own country. */
export function startValue(name: InputName, { settings }: PageContext): string {
  const region = regionOf(settings.region);
  if (name === 'client_phone_prefix') return phonePrefix(region);
  return name.endsWith('_region') ? region.id : '';
}
