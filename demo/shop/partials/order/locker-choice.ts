import { type Html, html } from '../../html.ts';
import { type Locker, nearestLockers } from '../../orders/lockers.ts';
import type { FormState } from '../customer/form-state.ts';
import { TILES } from '../shops-map.ts';

/** The field with the name of the chosen locker. */
export const LOCKER = 'order_locker';
/** The field with the postal code for which lockers are searched. */
const NEAR = 'order_locker_zipcode';

/** The postal code for which lockers are searched: the typed one, or else the buyer's. */
export const lockerZipcode = ({ value }: Pick<FormState, 'value'>): string =>
  value(NEAR) || value('client_zipcode');

/** A button shows the locker on the map, because the label around the rest selects it. */
function lockerLine(locker: Locker, isChosen: boolean, showOnMap: string): Html {
  const { id, street, zipcode, city, lat, lng } = locker;
  return html`<li class="locker" data-lat="${lat}" data-lng="${lng}">
    <label class="locker__choice">
      <input type="radio" name="${LOCKER}" value="${id}"${isChosen && html` checked`}>
      <span><b>${id}</b> ${street}<br>${zipcode} ${city}</span>
    </label>
    <button class="link-button locker__show" type="button" aria-label="${showOnMap}: ${id}">${showOnMap}</button>
  </li>`;
}

/** The nearest lockers as a list and on a map, and the postal code of the search. */
export function lockerChoice(state: FormState): Html {
  const { order } = state.context.texts;
  const near = nearestLockers(lockerZipcode(state));
  const chosen = near.find(({ id }) => id === state.value(LOCKER)) ?? near[0];
  return html`<div class="lockers">
    <label class="field lockers__near"><span class="field__label">${order.lockerNear}</span>
      <input class="field__input" name="${NEAR}" value="${lockerZipcode(state)}" inputmode="numeric"
        autocomplete="shipping postal-code" placeholder="00-000" maxlength="6"></label>
    <shop-map label="${order.lockerMap}" tile-url="${TILES}">
      <ul class="lockers__list" role="list" data-counted="lockers">
        ${near.map((locker) => lockerLine(locker, locker === chosen, order.lockerShow))}
      </ul>
    </shop-map>
  </div>`;
}
