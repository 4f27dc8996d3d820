import { expect } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { configElement } from '../../elements/tags/config/config.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { clearPage, mountProbe, settled } from '../element/probes.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { nextEvent } from '../kit/next-event.ts';
import { part } from '../kit/shadow.ts';
import '../kit/guard.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';

type Config = ElementOf<typeof configElement>;

registerElements([]);

const inForce = () => pageStore.get(configAtom);

async function mountConfig(attributes: Record<string, string> = {}): Promise<Config> {
  const config = document.createElement(configElement.tag) as Config;
  for (const [name, value] of Object.entries(attributes)) config.setAttribute(name, value);
  document.body.append(config);
  await config.updateComplete;
  return config;
}

async function change(config: Config, name: string, value: string): Promise<void> {
  config.setAttribute(name, value);
  await config.updateComplete;
}

describe('<shop-config>', () => {
  afterEach(async () => {
    const config = document.querySelector<Config>(configElement.tag);
    for (const name of config?.getAttributeNames() ?? []) config?.removeAttribute(name);
    await config?.updateComplete;
    await clearPage();
  });

  it('has the documented defaults', async () => {
    const config = await mountConfig();
    expect(config.graphqlUrl).to.equal('/graphql/v1/');
    expect(config.loaderUrl).to.equal('/ajax/get.php');
    expect(config.ibanUrl).to.equal('/ajax/payments.php');
    expect([config.provider, config.lang, config.priceType]).to.deep.equal(['IAI', 'pl', 'gross']);
    expect([config.priceMask, config.currency]).to.deep.equal(['### ##0,00', 'zł']);
    expect([config.currencyBefore, config.currencySpace]).to.deep.equal([false, true]);
    expect([config.tracking, config.noErrorReports]).to.deep.equal(['on', false]);
  });

  it('grants consent to tracking by its method', async () => {
    const shop = installFakePlatform();
    const config = await mountConfig();
    config.grantTracking();
    expect(shop.trackingGrants).to.equal(1);
  });

  it('treats the page’s event as consent to tracking, and follows a changed name', async () => {
    const shop = installFakePlatform();
    const dispatchConsent = async (name: string) => {
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      await import('../../logic/platform/platform.atoms.ts');
      await settle();
    };
    const config = await mountConfig({ tracking: 'consent', 'consent-event': 'cookies-accepted' });
    expect(shop.trackingGrants).to.equal(0);
    await dispatchConsent('cookies-accepted');
    expect(shop.trackingGrants).to.equal(1);
    await change(config, 'currency', '€');
    await dispatchConsent('cookies-accepted');
    expect(shop.trackingGrants).to.equal(2);
    await change(config, 'consent-event', 'consent');
    await dispatchConsent('cookies-accepted');
    expect(shop.trackingGrants).to.equal(2);
    await dispatchConsent('consent');
    expect(shop.trackingGrants).to.equal(3);
    config.removeAttribute('consent-event');
    await config.updateComplete;
    await dispatchConsent('consent');
    expect(shop.trackingGrants).to.equal(3);
  });

  it('accepts any language tag, and warns about an invalid one', async () => {
    const config = await mountConfig();
    for (const [tag, language] of [
      ['en', 'en'],
      ['en-GB', 'en'],
      ['PL', 'pl'],
      ['en_US', 'en'],
      ['de-AT', 'de'],
    ]) {
      await change(config, 'lang', tag ?? '');
      expect([config.lang, inForce().lang], tag).to.deep.equal([language, language]);
    }
    const warned = warnings();
    await change(config, 'lang', 'Deutsch!');
    expect(warned).to.deep.equal([
      `[shop-config] lang="Deutsch!": expected a language tag such as de, using app_shop's, else none. See docs/tags/shop-config.md`,
    ]);
    expect(inForce().lang).to.equal('pl');
  });

  it('accepts only letters as a provider (GQ-08)', async () => {
    const config = await mountConfig({ provider: 'Other' });
    expect(inForce().provider).to.equal('Other');
    const warned = warnings();
    await change(config, 'provider', 'X(token:"")');
    expect(warned).to.have.length(1);
    expect(inForce().provider).to.equal('IAI');
  });

  it('updates every element when it changes later', async () => {
    const probe = await mountProbe();
    const config = await mountConfig();
    const language = () => part(probe, 'content').dataset.language;
    const { documentElement } = document;
    const before = documentElement.lang;
    documentElement.removeAttribute('lang');
    await change(config, 'lang', 'en');
    await probe.updateComplete;
    expect(language()).to.equal('en');
    config.removeAttribute('lang');
    await config.updateComplete;
    await probe.updateComplete;
    expect(language()).to.equal('pl');
    documentElement.lang = before;
  });

  it('gives the author’s stylesheet to the tags on the page, also another one later', async () => {
    const shop = installFakePlatform();
    for (const [index, url] of ['/theme.css', '/other.css'].entries())
      shop.answer(url, `:host { --theme: ${index + 1}; }`);
    const probe = await mountProbe();
    const theme = () => getComputedStyle(probe).getPropertyValue('--theme');
    const config = await mountConfig({ stylesheet: '/theme.css' });
    await waitUntil(() => theme() === '1', 'the stylesheet');
    await change(config, 'stylesheet', '/other.css');
    await waitUntil(() => theme() === '2', 'the other stylesheet');
  });

  it('reports once that the author’s stylesheet fails to load (S12)', async () => {
    const shop = installFakePlatform();
    shop.answer('/theme.css', new PlatformError('page', 'response'));
    const failures: CustomEvent[] = [];
    const warned = warnings();
    const failed = nextEvent(document, 'shop-error');
    const config = await mountConfig({ stylesheet: '/theme.css' });
    config.addEventListener('shop-error', (event) => failures.push(event));
    await failed;
    await change(config, 'currency', '€');
    expect(failures.map(({ detail }) => detail.code)).to.deep.equal(['stylesheet']);
    expect(failures[0]?.detail.message).to.equal(
      '[shop] shop-config: the style sheet could not be loaded.',
    );
    expect(warned).to.have.length(1);
    expect(warned[0]).to.include('[shop-config] shop-error "stylesheet"');
  });

  it('replaces texts with its child JSON, even if that is added later', async () => {
    const config = await mountConfig({ messages: '' });
    const script = document.createElement('script');
    script.type = 'application/json';
    script.text = '{"pl": {"minicart.basket": "Torba"}}';
    config.append(script);
    await settled();
    await config.updateComplete;
    expect(inForce().messages.pl?.['minicart.basket']).to.equal('Torba');
    script.remove();
    await settled();
    await config.updateComplete;
    expect(inForce().messages.pl?.['minicart.basket']).to.equal(undefined);
  });
});
