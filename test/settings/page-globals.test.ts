import { expect } from '@open-wc/testing';
import { readPageGlobals } from '../../logic/settings/page-globals.ts';

function read(global: unknown) {
  Object.defineProperty(globalThis, 'app_shop', { configurable: true, value: global });
  const found = readPageGlobals();
  Reflect.deleteProperty(globalThis, 'app_shop');
  return found;
}

const LIVE = {
  urls: { prefix: '/gfx/', graphql: '/graphql/v1/' },
  vars: {
    priceType: 'net',
    currency: {
      id: 'EUR',
      symbol: '€',
      format: '###,##0.00',
      beforeValue: true,
      space: '0',
      decimalSeparator: '.',
      groupingSeparator: '',
    },
    language: { id: 1, symbol: 'en', name: 'English' },
    omnibus: { enabled: false, rebateCodeActivate: 1, hidePercentageDiscounts: true },
    IAIAccountsUrl: 'https://accounts.example',
    blacklist_extension: ['exe', 'php'],
    blacklist_mime: 'text/html, video/*',
    requestUri: '/main.php',
    cache_html: 'true',
    additionalAjax: '',
  },
  txt: {
    errorCode: { no_city: 'City, please.', no_name: 7 },
    formValidation: { mandatoryField: 'Needed.', characters: ' ' },
  },
};

describe('page globals', () => {
  it('without a decimal separator leave the default', () => {
    const found = read({ vars: { currency: { decimalSeparator: '', groupingSeparator: '' } } });
    expect(found).to.not.have.property('decimalSeparator');
    expect(found.groupSeparator).to.equal('');
  });

  it('provide the configuration and the texts of the page', () => {
    expect(read(LIVE)).to.deep.equal({
      graphqlUrl: '/graphql/v1/',
      scriptPrefix: '/gfx/',
      accountsUrl: 'https://accounts.example/',
      priceType: 'net',
      priceMask: '###,##0.00',
      currency: '€',
      currencyId: 'EUR',
      currencyBefore: true,
      currencySpace: false,
      decimalSeparator: '.',
      groupSeparator: '',
      lang: 'en',
      languageId: '1',
      omnibusEnabled: false,
      hidePercents: true,
      codeActivation: true,
      blockedExtensions: ['exe', 'php'],
      blockedTypes: ['text/html', 'video/*'],
      requestUri: '/main.php',
      isCached: true,
      additionalAjax: '',
      messages: { en: { no_city: 'City, please.', mandatoryField: 'Needed.' } },
    });
  });

  it('are optional', () => {
    expect(readPageGlobals()).to.deep.equal({ messages: { pl: {} } });
  });

  for (const broken of [
    null,
    1,
    'text',
    [],
    {},
    { urls: 1, vars: [], txt: null },
    { vars: { currency: 'PLN', language: {} } },
  ]) {
    it(`skip ${JSON.stringify(broken)}`, () => {
      expect(read(broken)).to.deep.equal({ messages: { pl: {} } });
    });
  }

  it('are skipped individually where corrupt', () => {
    const thrower = {
      get symbol() {
        throw new Error('no');
      },
      beforeValue: 'true',
    };
    const found = read({
      urls: { graphql: 7, prefix: '/gfx/' },
      vars: {
        priceType: 'both',
        currency: thrower,
        language: { symbol: 'de', id: {} },
        omnibus: { enabled: 'yes' },
      },
      txt: { errorCode: 'none', formValidation: { onlyDigital: 'Cyfry.' } },
    });
    expect(found).to.deep.equal({
      scriptPrefix: '/gfx/',
      currencyBefore: true,
      lang: 'de',
      messages: { de: { onlyDigital: 'Cyfry.' } },
    });
  });
});
