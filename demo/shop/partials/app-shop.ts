import type { Language } from '../../platform/language.ts';
import { REGIONS } from '../../platform/region/regions.ts';
import type { Consent } from '../consent.ts';
import { type Html, html, jsonScript } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The platform's ids of the languages. */
const LANGUAGE_IDS: Readonly<Record<Language, string>> = { pl: '1', en: '2' };

/** The page's global configuration, as the platform prints it on every page. */
export function appShop({ lang, texts, settings, accountsUrl, nonce }: PageContext): Html {
  const globals = {
    urls: { prefix: '/', graphql: '/graphql/v1/' },
    vars: {
      priceType: settings.priceType,
      currency: {
        id: 'PLN',
        symbol: 'zł',
        format: '###,##0.00',
        beforeValue: false,
        space: true,
        decimalSeparator: ',',
        groupingSeparator: ' ',
      },
      language: { id: LANGUAGE_IDS[lang], symbol: lang, name: texts.languageName },
      omnibus: { enabled: true, rebateCodeActivate: true, hidePercentageDiscounts: true },
      IAIAccountsUrl: accountsUrl,
    },
    txt: { errorCode: {}, formValidation: {} },
  };
  return html`<script nonce="${nonce}">const app_shop = ${jsonScript(globals)};</script>`;
}

/** Tracking starts only after the visitor has accepted it. */
function tracking(consent: Consent): string {
  if (!consent) return 'consent';
  return consent.includes('statistics') ? 'on' : 'off';
}

/** The configuration that all tags of the page share, as attributes. */
export function shopConfig({ lang, settings, accountsUrl, consent }: PageContext): Html {
  return html`<shop-config accounts-url="${accountsUrl}" lang="${lang}"
    language-id="${LANGUAGE_IDS[lang]}" price-type="${settings.priceType}" tracking="${tracking(consent)}"></shop-config>`;
}

/** The one request of every page for the platform's data and snippets. */
export const pageWidgets: Html = html`<shop-widgets wishlist snippets toplayers></shop-widgets>`;

/** The notice of a forced region; the tag hides it on the pages of placing and paying for an order. */
export function regionModal({ lang }: PageContext): Html {
  const names = Object.fromEntries(REGIONS.map(({ code, name }) => [code, name[lang]]));
  return html`<shop-region-modal country-names="${JSON.stringify(names)}"></shop-region-modal>`;
}
