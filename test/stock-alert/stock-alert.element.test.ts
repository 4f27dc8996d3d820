import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { fieldElement } from '../../elements/tags/field/field.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { itOutsideWebKit } from '../kit/browser.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { type } from '../kit/keyboard.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import {
  answered,
  buttonOf,
  chooseSize,
  EMAIL,
  formOf,
  inputOf,
  MUG,
  messageOf,
  OK,
  problemOf,
  productOf,
  putAlert,
  requestOf,
  SHIRT,
  sentAlerts,
  size,
  statesOf,
  submit,
} from './stock-alert.fixtures.ts';

registerElements([fieldElement]);

const detailsOf = (events: readonly Event[]) => events.map((event) => Reflect.get(event, 'detail'));

const isShown = ({ element }: { element: Element }) => element.checkVisibility();

/** Makes the page's captcha a function; undefined removes it. */
function setCaptcha(start: (() => void) | undefined): void {
  Reflect.set(globalThis, 'prepareRecaptcha', start);
}

beforeEach(() => {
  installFakePlatform();
  platform.answer('client', { client: null });
  platform.answer(requestOf(), OK);
});

describe('<shop-stock-alert>', () => {
  it('shows the form while the chosen size is sold out', async () => {
    const tag = await putAlert();
    expect(isShown(tag)).to.equal(false);
    await chooseSize(tag, 'M');
    expect(isShown(tag)).to.equal(true);
    expect(statesOf(tag)).to.deep.equal(['offered']);
    await chooseSize(tag, 'S');
    expect(isShown(tag)).to.equal(false);
    await expectAccessible(tag.element);
  });

  it('shows the form before a choice if every size is sold out, and with always', async () => {
    const gone = { id: 101, sizes: [size('M', 'disable'), size('L', 'disable')] };
    expect(isShown(await putAlert({ product: gone }))).to.equal(true);
    expect(isShown(await putAlert({ chosen: 'S', always: true }))).to.equal(true);
  });

  it('is hidden if the size is back before the shopper has used the form [AL-06]', async () => {
    const tag = await putAlert({ chosen: 'M' });
    const back = { ...SHIRT, sizes: [size('S', 'enable'), size('M', 'enable')] };
    Object.assign(productOf(tag), { product: back });
    await productOf(tag).updateComplete;
    await tag.settled();
    expect(isShown(tag)).to.equal(false);
  });

  it('says that the size is back if the shopper has begun to use the form [AL-06]', async () => {
    const tag = await putAlert({ chosen: 'M' });
    inputOf(tag).focus();
    inputOf(tag).value = 'ola@';
    const back = { ...SHIRT, sizes: [size('S', 'enable'), size('M', 'enable')] };
    Object.assign(productOf(tag), { product: back });
    await productOf(tag).updateComplete;
    await tag.settled();
    expect(messageOf(tag)).to.equal('Produkt jest znów dostępny.');
    expect(isShown(tag)).to.equal(true);
    await chooseSize(tag, 'S');
    expect(isShown(tag)).to.equal(false);
  });

  it('leaves its form to the browser without a product', async () => {
    const tag = await mount(
      'shop-stock-alert',
      html`<shop-stock-alert
        ><form><input type="email" name="email" /><button>Powiadom</button></form></shop-stock-alert
      >`,
    );
    expect(isShown(tag)).to.equal(true);
    let isPrevented = true;
    tag.page.addEventListener('submit', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    formOf(tag).requestSubmit();
    expect(isPrevented).to.equal(false);
  });

  it('has English texts', async () => {
    const tag = await putAlert({ chosen: 'M', lang: 'en' });
    await submit(tag);
    await answered(tag);
    expect(messageOf(tag)).to.equal('We will let you know when size M is back.');
  });
});

describe('<shop-stock-alert>: sending', () => {
  it('sends the size, the address and the form, and shows the result instead of the form', async () => {
    const tag = await putAlert({ chosen: 'M' });
    const [send, sent] = ['send', 'sent'].map((name) => tag.events(`shop-stock-alert-${name}`));
    await submit(tag);
    await answered(tag);
    expect(sentAlerts()).to.deep.equal([
      {
        action: 'set_product_observed',
        product: '101',
        size: 'M',
        email: EMAIL,
        mode: '2',
        recaptcha: '',
        field: JSON.stringify({ mode: '2', email: EMAIL }),
      },
    ]);
    expect(messageOf(tag)).to.equal('Damy znać, gdy rozmiar M będzie dostępny.');
    expect(detailsOf(send ?? [])).to.deep.equal([{ id: '101', size: 'M' }]);
    expect(detailsOf(sent ?? [])).to.deep.equal([{ id: '101', size: 'M' }]);
    expect(statesOf(tag)).to.deep.equal(['offered', 'sent']);
    expect(formOf(tag).checkVisibility()).to.equal(false);
    expect(tag.element.shadowRoot?.activeElement).to.equal(tag.part('message'));
    await expectAccessible(tag.element);
    await chooseSize(tag, 'L');
    expect(formOf(tag).checkVisibility()).to.equal(true);
  });

  it('sends nothing if the page prevents shop-stock-alert-send', async () => {
    const tag = await putAlert({ chosen: 'M' });
    const events = tag.events('shop-stock-alert-send');
    tag.element.addEventListener('shop-stock-alert-send', (event) => event.preventDefault());
    await submit(tag);
    await waitUntil(() => events.length > 0);
    await settle();
    expect(sentAlerts()).to.have.length(0);
    expect(statesOf(tag)).to.deep.equal(['offered']);
  });

  it('sends one request for two submissions [AL-01]', async () => {
    const answer = platform.defer(requestOf());
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await waitUntil(() => tag.element.matches(':state(sending)'));
    expect(buttonOf(tag).getAttribute('aria-busy')).to.equal('true');
    formOf(tag).requestSubmit();
    await settle();
    answer.resolve(OK);
    await answered(tag);
    expect(sentAlerts()).to.have.length(1);
    expect(buttonOf(tag).hasAttribute('aria-busy')).to.equal(false);
  });
});

describe('<shop-stock-alert>: the size', () => {
  it('names the sent size if another one is chosen meanwhile [AL-02]', async () => {
    const answer = platform.defer(requestOf());
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await waitUntil(() => sentAlerts().length > 0);
    await chooseSize(tag, 'L');
    answer.resolve(OK);
    await answered(tag);
    expect(messageOf(tag)).to.contain('rozmiar M');
    expect(formOf(tag).checkVisibility()).to.equal(true);
  });

  it('sends uniw for a product with one size [AL-08]', async () => {
    platform.answer(requestOf({ size: 'uniw' }), OK);
    const tag = await putAlert({ product: { ...MUG, id: 101 } });
    await submit(tag);
    await answered(tag);
    expect(sentAlerts()[0]?.size).to.equal('uniw');
    expect(messageOf(tag)).to.equal('Damy znać, gdy produkt będzie dostępny.');
  });

  it('asks for a size if the product has several and none is chosen', async () => {
    const gone = { id: 101, sizes: [size('M', 'disable'), size('L', 'disable')] };
    const tag = await putAlert({ product: gone });
    await submit(tag);
    await answered(tag);
    expect(messageOf(tag)).to.equal('Wybierz rozmiar.');
    expect(sentAlerts()).to.have.length(0);
  });

  it('sends the size of the author’s own control if the product has no chosen size', async () => {
    const gone = { id: 101, sizes: [size('M', 'disable'), size('L', 'disable')] };
    const fields = html`<label><input type="radio" name="size" value="L" checked /> L</label>`;
    const tag = await putAlert({ product: gone, fields });
    await submit(tag);
    await waitUntil(() => sentAlerts().length > 0);
    expect(sentAlerts()[0]?.size).to.equal('L');
  });
});

describe('<shop-stock-alert>: the address', () => {
  for (const [what, email, itEncodes] of [
    // WebKit refuses a domain with other letters
    ['a plus and a foreign letter', 'jan+x@ż.pl', itOutsideWebKit],
    ['another parameter', 'a&field=1@example.com', it],
    ['300 characters', `${'x'.repeat(288)}@example.com`, it],
  ] as const) {
    itEncodes(`encodes an address with ${what} [AL-07]`, async () => {
      const tag = await putAlert({ chosen: 'M' });
      const input = inputOf(tag);
      input.focus();
      await type(`  ${email} `);
      formOf(tag).requestSubmit();
      await waitUntil(() => sentAlerts().length > 0);
      const [sent] = sentAlerts();
      // browsers convert the letters of a domain
      expect(sent?.email).to.equal(input.value);
      expect(Object.keys(sent ?? {})).to.have.length(7);
      expect(JSON.parse(sent?.field ?? '')).to.deep.equal({ mode: '2', email: input.value });
    });
  }

  it('does not send an address that the browser refuses [AL-07]', async () => {
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag, 'no address');
    expect(sentAlerts()).to.have.length(0);
  });

  it('sends nothing while a shop-field of the form has a problem, and focuses it', async () => {
    const fields = html`<shop-field type="checkbox" required
      ><label><input type="checkbox" name="consent" /> Zgoda</label></shop-field
    >`;
    platform.answer(requestOf({ fields: { mode: '2', consent: 'on', email: EMAIL } }), OK);
    const tag = await putAlert({ chosen: 'M', fields });
    await submit(tag);
    const consent = formOf(tag).querySelector<HTMLInputElement>('[name=consent]') ?? expect.fail();
    await waitUntil(() => document.activeElement === consent, 'focus');
    expect([sentAlerts().length, statesOf(tag)]).to.deep.equal([0, ['offered']]);
    expect(consent.ariaInvalid).to.equal('true');
    consent.click();
    buttonOf(tag).click();
    await waitUntil(() => statesOf(tag).includes('sent'));
    expect(sentAlerts()).to.have.length(1);
  });

  it('has the address in no event, storage or history [AL-11]', async () => {
    platform.answer(requestOf(), new PlatformError('page', 'response', 500), OK);
    const tag = await putAlert({ chosen: 'M' });
    const events = ['error', 'stock-alert-send', 'stock-alert-sent'].map((name) =>
      tag.events(`shop-${name}`),
    );
    await submit(tag);
    await answered(tag);
    formOf(tag).requestSubmit();
    await waitUntil(() => tag.element.matches(':state(sent)'));
    const details = detailsOf(events.flat());
    expect(details).to.have.length(4);
    const texts = [...details, ...details.map(({ cause }) => String(cause))];
    const { sessionStorage, localStorage } = platform;
    const stored = [sessionStorage, localStorage].flatMap((store) =>
      store.keys().map((key) => store.get(key)),
    );
    expect(JSON.stringify([...texts, ...stored, history.state, location.href])).not.to.contain(
      'ola',
    );
  });

  it('fills in the known address, or that of the customer once the form is used', async () => {
    const known = await putAlert({ chosen: 'M', email: EMAIL });
    expect(inputOf(known).value).to.equal(EMAIL);
    inputOf(known).focus();
    await known.settled();
    await settle();
    expect(platform.calls('client')).to.have.length(0);

    platform.answer('client', { client: { email: 'anna@example.com' } });
    const tag = await putAlert({ chosen: 'M' });
    expect(platform.calls('client')).to.have.length(0);
    inputOf(tag).focus();
    await waitUntil(() => inputOf(tag).value, 'the address of the customer');
    expect(inputOf(tag).value).to.equal('anna@example.com');
  });
});

describe('<shop-stock-alert>: failures', () => {
  for (const answer of ['{}', 'null', '<html></html>', '{"status": "error", "errdesc": "limit"}']) {
    it(`shows a failure and keeps the address if the answer is ${answer} [AL-03]`, async () => {
      platform.answer(requestOf(), answer);
      const tag = await putAlert({ chosen: 'M' });
      const failures = tag.events('shop-error');
      await submit(tag);
      await answered(tag);
      expect(messageOf(tag)).to.contain('Nie udało się zapisać');
      expect(inputOf(tag).value).to.equal(EMAIL);
      expect(statesOf(tag)).to.deep.equal(['offered', 'error']);
      expect(failures).to.have.length(1);
      expect(['response', 'refused']).to.include(Reflect.get(failures[0] ?? {}, 'detail').code);
    });
  }

  it('shows a refused address beside the input, which receives focus [AL-04]', async () => {
    platform.answer(requestOf(), '<!-- cache -->{"status": "error", "errdesc": "mail"}');
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await answered(tag);
    const input = inputOf(tag);
    expect(problemOf(tag)).to.equal('Podaj poprawny adres e-mail.');
    expect(messageOf(tag)).to.equal('');
    expect(document.activeElement).to.equal(input);
    expect(input.ariaInvalid).to.equal('true');
    expect(input.getAttribute('aria-describedby')).to.contain('shop-message');
    await expectAccessible(tag.element);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await tag.settled();
    expect(problemOf(tag)).to.equal('');
    expect(input.ariaInvalid).to.equal(null);
  });

  it('keeps the address when offline [AL-09]', async () => {
    platform.answer(requestOf(), new PlatformError('page', 'network'), OK);
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await answered(tag);
    expect(messageOf(tag)).to.contain('Brak połączenia');
    expect(inputOf(tag).value).to.equal(EMAIL);
    formOf(tag).requestSubmit();
    await waitUntil(() => tag.element.matches(':state(sent)'));
  });
});

describe('<shop-stock-alert>: the captcha', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'prepareRecaptcha');
  });

  it('sends the token that the captcha writes into the form', async () => {
    const tag = await putAlert({ chosen: 'M' });
    const fields = { mode: '2', email: EMAIL };
    platform.answer(requestOf({ captcha: 'token', fields }), OK);
    setCaptcha(() => {
      const token = Object.assign(document.createElement('input'), {
        type: 'hidden',
        name: 'iai-recaptcha-token',
      });
      formOf(tag).append(token);
      platform.clock.after(1000, () => {
        token.value = 'token';
      });
    });
    inputOf(tag).focus();
    await tag.settled();
    await waitUntil(() => formOf(tag).elements.namedItem('iai-recaptcha-token'));
    inputOf(tag).value = EMAIL;
    formOf(tag).requestSubmit();
    await waitUntil(() => tag.element.matches(':state(sending)'));
    await platform.clock.advance(1200);
    await waitUntil(() => sentAlerts().length > 0);
    expect(sentAlerts()[0]?.recaptcha).to.equal('token');
  });

  it('sends the form without a token after 5 s if the captcha gives none [AL-05] [AL-10]', async () => {
    setCaptcha(() => undefined);
    platform.answer(requestOf(), '{"status": "error", "errdesc": "recaptcha"}');
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await waitUntil(() => tag.element.matches(':state(sending)'));
    await platform.clock.advance(4900);
    expect(sentAlerts()).to.have.length(0);
    await platform.clock.advance(200);
    await answered(tag);
    expect(sentAlerts()).to.have.length(1);
    expect(messageOf(tag)).to.contain('Nie udało się');
  });

  it('sends the form at once if the captcha throws, and reports its error [AL-05]', async () => {
    expectErrors(/captcha is broken/);
    setCaptcha(() => {
      throw new Error('captcha is broken');
    });
    const tag = await putAlert({ chosen: 'M' });
    await submit(tag);
    await answered(tag);
    expect(statesOf(tag)).to.deep.equal(['offered', 'sent']);
  });
});
