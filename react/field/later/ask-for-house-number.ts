import { pageStore } from '../../../logic/state/page-state.ts';
import { lastInputOf } from '../../../logic/validation/registry.atoms.ts';
import { fieldStatusOf, settleFieldAtom } from '../../../logic/validation/results.atoms.ts';
import { hasValue, type PageField } from '../../validation/page-fields.ts';
import { findPartner, neighbourOf } from '../../validation/read-field.ts';

/**
 * Lets a street that the shopper leaves ask for its house number, which may be empty from then on as little as one that was
 * touched (docs/specification.md#s5-server-checks).
 */
export function askForHouseNumber(field: PageField): void {
  const { control, settings, host } = field;
  const partner = control && findPartner('houseNumber', settings, control);
  if (!partner || !hasValue(field)) return;
  lastInputOf(partner).current ??= '';
  const { result, shownBy, isQuiet } = pageStore.get(fieldStatusOf(host));
  const isHidden = result.state === 'error' && result.place === 'houseNumber' && shownBy === null;
  if (!isHidden) return;
  const neighbour = neighbourOf(field, 'houseNumber');
  pageStore.set(settleFieldAtom, { host, result, shownBy: neighbour, isQuiet });
}
