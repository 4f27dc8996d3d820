import { LANGUAGES } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { TEXTS } from '../texts.ts';

/** Links to the same page in each language; a landmark in the header, a group elsewhere. */
export function languageLinks(
  { lang, texts }: PageContext,
  { alternates }: Page,
  role: 'navigation' | 'group',
): Html {
  return html`<div class="languages" role="${role}" aria-label="${texts.language}">
    ${LANGUAGES.map(
      (other) =>
        html`<a href="${alternates[other]}" lang="${other}" hreflang="${other}"${
          other === lang && html` aria-current="true"`
        }><abbr title="${TEXTS[other].languageName}">${other.toUpperCase()}</abbr></a>`,
    )}
  </div>`;
}
