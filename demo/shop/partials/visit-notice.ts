import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** A message that each visitor sees once, in a dialog; without JavaScript it is a box of the page. */
export function visitNotice({ texts }: PageContext): Html {
  const { noticeHeading, noticeText, noticeHint } = texts.chrome;
  return html`<shop-notice class="awaits" id="menu_notice" once="session">
    <div class="visit">
      <h2>${noticeHeading}</h2>
      <p>${noticeText}</p>
      <p class="quiet">${noticeHint}</p>
    </div>
  </shop-notice>`;
}
