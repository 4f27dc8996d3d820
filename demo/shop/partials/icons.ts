import { type Html, html } from '../html.ts';

/** A person: the account. */
export const accountIcon = html`<svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4 3.6-6.3 7.5-6.3s6.9 2.3 7.5 6.3"/>
</svg>`;

/** A basket. */
export const basketIcon = html`<svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3.5 9.5h17l-2 10.5h-13zM8 9.5l3-6M16 9.5l-3-6"/>
</svg>`;

/** A magnifying glass: search. */
export const searchIcon = html`<svg class="icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5l5 5"/>
</svg>`;

/** Three lines: a menu. */
export const menuIcon = html`<svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>
</svg>`;

/** A heart: the shopping lists; filled when a list has the product. */
export const heartIcon = (
  isFull = false,
): Html => html`<svg class="icon${isFull && ' icon--full'}" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 20C7 16 4 13 4 9a4.4 4.4 0 0 1 8-2 4.4 4.4 0 0 1 8 2c0 4-3 7-8 11z"/>
</svg>`;
