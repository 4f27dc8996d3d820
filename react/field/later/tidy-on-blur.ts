import { listen } from '../../../logic/platform/listen.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { lastInputOf } from '../../../logic/validation/registry.atoms.ts';
import { fieldStatusOf, settleFieldAtom } from '../../../logic/validation/results.atoms.ts';
import { checkAgain } from '../../validation/debounced-check.ts';
import { hasValue, type PageField, pageFields } from '../../validation/page-fields.ts';
import { findPartner, neighbourOf } from '../../validation/read-field.ts';
import { tidyField } from '../../validation/tidy/tidy-field.ts';

/**
 * Requires the house number once the shopper leaves the street, as if it had been edited
 * (docs/specification.md#s5-server-checks).
 */
function requestHouseNumber(field: PageField): void {
  const { control, settings, host } = field;
  const partner = control && findPartner('houseNumber', settings, control);
  if (!partner || !hasValue(field)) return;
  lastInputOf(partner).current ??= '';
  const { result, shownBy, isQuiet } = pageStore.get(fieldStatusOf(host));
  const isHidden = result.state === 'error' && result.input === 'houseNumber' && shownBy === null;
  if (!isHidden) return;
  const neighbour = neighbourOf(field, 'houseNumber');
  pageStore.set(settleFieldAtom, { host, result, shownBy: neighbour, isQuiet });
}

const isWrong = ({ host }: PageField): boolean =>
  pageStore.get(fieldStatusOf(host)).result.state === 'error';

/** Normalizes the value of a field on blur. Requires the loaded field rules. The result unsubscribes. */
export function tidyOnBlur(host: HTMLElement): () => void {
  const about = (handler: (field: PageField) => void) => (event: Event) => {
    const field = pageFields.get(host);
    if (field?.control && event.target === field.control) handler(field);
  };
  const tidy = (field: PageField) => {
    // the normalized value may be valid
    if (tidyField(field) && isWrong(field)) checkAgain(field);
  };
  const left = (field: PageField) => {
    tidy(field);
    requestHouseNumber(field);
  };
  // capture: the page's own listeners read the final value
  return listen(host, { change: about(tidy), focusout: about(left) }, { capture: true });
}
