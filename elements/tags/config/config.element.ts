import * as v from 'valibot';
import { type ConfigValues, configureShopAtom } from '../../../logic/config/config.atoms.ts';
import {
  isProviderName,
  PRICE_TYPES,
  TRACKING_MODES,
} from '../../../logic/settings/shop-config.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { parseLanguage } from '../../../logic/texts/language.ts';
import { MessageOverridesSchema } from '../../../logic/texts/message-overrides.ts';
import { flag, json, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { priceFormat } from '../../declare/money/price-format.ts';
import { dispatchFailure } from '../../element/failures.ts';
import { followConsent, grantTracking } from '../../page/consent-event.ts';

const ProviderSchema = v.pipe(v.string(), v.check(isProviderName));
/** A BCP 47 tag, like any `lang`: `en-GB` is English. */
const LanguageSchema = v.pipe(
  v.string(),
  v.transform((tag: string) => parseLanguage(tag)),
  v.string(),
);

function stylesFailed(host: HTMLElement, cause: unknown): void {
  const message = '[shop] shop-config: the style sheet could not be loaded.';
  dispatchFailure(host, { code: 'stylesheet', message, cause });
}

/** The first `<shop-config>` of the page wins. */
function applyConfig(values: ConfigValues, host: HTMLElement): void {
  if (document.documentElement.querySelector('shop-config') !== host) return;
  followConsent(values.consentEvent);
  pageStore.set(configureShopAtom, values).then((cause) => cause && stylesFailed(host, cause));
}

export const configElement = declareElement({
  tag: 'shop-config',
  group: 'element',
  apply(values: ConfigValues, host) {
    applyConfig(values, host);
    return { grantTracking };
  },
  styles: [':host{display:none}'],
  activate: 'ready',
  attributes: {
    graphqlUrl: text({ inherits: 'graphqlUrl' }),
    accountsUrl: text({ inherits: 'accountsUrl' }),
    loaderUrl: text({ inherits: 'loaderUrl' }),
    ibanUrl: text({ inherits: 'ibanUrl' }),
    provider: { ...text({ inherits: 'provider' }), schema: ProviderSchema },
    lang: { ...text({ inherits: 'lang' }), schema: LanguageSchema },
    languageId: text({ inherits: 'languageId' }),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    ...priceFormat,
    stylesheet: text({ inherits: 'stylesheet' }),
    unstyled: flag({ inherits: 'unstyled' }),
    scriptPrefix: text({ inherits: 'scriptPrefix' }),
    tracking: oneOf(TRACKING_MODES, { inherits: 'tracking' }),
    consentEvent: text({ inherits: 'consentEvent' }),
    noErrorReports: flag({ inherits: 'noErrorReports' }),
    messages: json(MessageOverridesSchema, { child: true }),
  },
  events: {},
  methods: {
    grantTracking: method<() => void>(),
  },
});
