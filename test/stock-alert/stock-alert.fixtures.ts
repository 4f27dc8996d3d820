import { expect, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { stockAlertElement } from '../../elements/tags/stock-alert/stock-alert.element.ts';
import { alertUrl } from '../../logic/stock-alert/later/send-alert.atoms.ts';
import { settle } from '../kit/fake-clock.ts';
import { platform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([productElement, stockAlertElement]);

export type Alert = Mounted<'shop-stock-alert'>;

export const size = (id: string, status: string) => ({
  id,
  name: id,
  amount: status === 'enable' ? 3 : 0,
  availability: { status },
});

/** A product of which only the size S is in stock. */
export const SHIRT = {
  id: 101,
  sizes: [size('S', 'enable'), size('M', 'disable'), size('L', 'disable')],
};
/** A product with one size, which is sold out. */
export const MUG = { id: 110, sizes: [size('uniw', 'disable')] };

const form = (fields = html``) => html`<form action="javascript:void 0" method="post">
  <input type="hidden" name="mode" value="2" />${fields}
  <label>E-mail <input type="email" name="email" required /></label>
  <button>Powiadom</button>
</form>`;

interface Options {
  readonly product?: object;
  /** The chosen size. */
  readonly chosen?: string;
  readonly email?: string;
  readonly always?: boolean;
  /** Further fields of the form. */
  readonly fields?: ReturnType<typeof html>;
  readonly lang?: string;
}

/** A product with its form, and its alert. */
export const putAlert = (options: Options = {}): Promise<Alert> => {
  const { product = SHIRT, chosen = '', email = '', always = false, fields, lang = 'pl' } = options;
  return mount(
    'shop-stock-alert',
    html`<shop-product fresh="never" .product=${product}>
        <form>
          <input type="hidden" name="product" value="101" />
          <input type="hidden" name="size" value=${chosen} />
        </form>
      </shop-product>
      <shop-stock-alert email=${email} ?always=${always}>${form(fields)}</shop-stock-alert>`,
    { lang },
  );
};

export const productOf = ({ page }: Alert) =>
  page.querySelector('shop-product') ?? expect.fail('no product');
export const formOf = ({ element }: Alert): HTMLFormElement =>
  element.querySelector('form') ?? expect.fail('no form');
export const inputOf = ({ element }: Alert): HTMLInputElement =>
  element.querySelector<HTMLInputElement>('input[type=email]') ?? expect.fail('no input');
export const buttonOf = ({ element }: Alert): HTMLElement =>
  element.querySelector('button') ?? expect.fail('no button');

/** Chooses a size as a script of the theme does. */
export async function chooseSize(tag: Alert, id: string): Promise<void> {
  productOf(tag).choose({ size: id });
  await tag.settled();
  await settle();
}

export const statesOf = (tag: Alert): readonly string[] =>
  ['offered', 'sending', 'sent', 'error'].filter((state) =>
    tag.element.matches(`:state(${state})`),
  );

export const messageOf = (tag: Alert): string => tag.part('message').textContent ?? '';
/** The message about the address, in the light DOM. */
export const problemOf = ({ element }: Alert): string =>
  element.querySelector('.shop-message')?.textContent ?? '';

/** The query parameters of the requests for an alert. */
export const sentAlerts = (): readonly Record<string, string>[] =>
  platform
    .calls()
    .filter(({ name }) => name.includes('set_product_observed'))
    .map(({ name }) => Object.fromEntries(new URL(name, location.href).searchParams));

interface Answer {
  readonly email?: string;
  readonly id?: string;
  readonly size?: string;
  readonly captcha?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export const EMAIL = 'ola@example.com';

/** The name under which the fake platform answers the request for an alert. */
export const requestOf = ({ email = EMAIL, ...others }: Answer = {}): string =>
  alertUrl({
    id: '101',
    size: 'M',
    captcha: '',
    fields: { mode: '2', email },
    ...others,
    email,
  });

export const OK = JSON.stringify({ status: 'ok' });

/** Enters an address and submits the form, without waiting for the answer. */
export async function submit(tag: Alert, email = EMAIL): Promise<void> {
  inputOf(tag).focus();
  inputOf(tag).value = email;
  inputOf(tag).dispatchEvent(new Event('input', { bubbles: true }));
  formOf(tag).requestSubmit(buttonOf(tag));
  await tag.settled();
  await settle();
}

/** Waits for a message. */
export async function answered(tag: Alert): Promise<void> {
  await waitUntil(() => messageOf(tag) || problemOf(tag), 'a message');
  await tag.settled();
}
