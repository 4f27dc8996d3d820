import { regionOf } from '../../../platform/region/regions.ts';
import type { PageContext } from '../../page.ts';
import type { InputName } from './form-state.ts';
import { phonePrefix } from './phone-prefixes.ts';

/** The initial value of an input: the visitor's country for regions, its calling code for phones, else ''. */
export function startValue(name: InputName, { settings }: PageContext): string {
  const region = regionOf(settings.region);
  if (name === 'client_phone_prefix') return phonePrefix(region);
  return name.endsWith('_region') ? region.id : '';
}
