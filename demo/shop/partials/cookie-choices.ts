import { COOKIE_KINDS, type CookieKind } from '../consent.ts';
import { type Html, html, type Part } from '../html.ts';
import type { Page, PageContext } from '../page.ts';

/** The address that the form is sent to. */
export const COOKIES_PATH = '/cookies.php';

interface Kind {
  readonly kind: CookieKind | 'necessary';
  readonly attributes: Part;
}

function choice({ kind, attributes }: Kind, { texts }: PageContext): Html {
  const { cookieKinds, cookieNotes } = texts.chrome;
  return html`<label class="choice">
    <input type="checkbox" name="kind" value="${kind}"${attributes}>
    <span>${cookieKinds[kind]} <small class="quiet">${cookieNotes[kind]}</small></span>
  </label>`;
}

/** The dialog with the visitor's choice of cookies; without JavaScript it shows as a box of the page. */
export function cookieChoices(context: PageContext, { alternates }: Page): Html {
  const { lang, texts, consent = [] } = context;
  const { chrome } = texts;
  return html`<shop-modal class="awaits" id="cookies" size="small" label="${chrome.cookies}">
    <form class="cookies stack" action="${COOKIES_PATH}" method="post">
      <h2>${chrome.cookies}</h2>
      <p>${chrome.cookiesText}</p>
      <input type="hidden" name="back" value="${alternates[lang]}">
      ${choice({ kind: 'necessary', attributes: html` checked disabled` }, context)}
      ${COOKIE_KINDS.map((kind) =>
        choice({ kind, attributes: consent.includes(kind) && html` checked` }, context),
      )}
      <p class="cookies__buttons">
        <button class="button" type="submit" name="kinds" value="all">${chrome.acceptAll}</button>
        <button class="button button--quiet" type="submit">${chrome.saveChoice}</button>
      </p>
    </form>
  </shop-modal>`;
}
