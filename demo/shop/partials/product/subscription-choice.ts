import type { Product, Subscription } from '../../../platform/catalogue/catalogue.types.ts';
import { productUrl } from '../../../platform/links.ts';
import { rebateOf } from '../../../platform/subscription.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { zlotys } from '../instalments.ts';
import { followedSubscriptionPrice } from '../subscription.ts';

/** The days and the rebate of a subscription, in the format of the platform's templates. */
function terms(subscription: Subscription, product: Product): Html {
  const { type, value } = rebateOf(subscription, product);
  return html` data-days="${subscription.days}" data-rebate-type="${type}" data-rebate-value="${type === 'quota' ? zlotys(value) : value}"`;
}

/** The submitted period, or that in the URL; undefined for a single purchase. */
function chosenPeriod({ subscriptions }: Product, { form, url }: PageContext) {
  const sent = form.get('subscription') === '1' ? form.get('days_in_period') : undefined;
  const wanted = sent ?? url.searchParams.get('selected_subscription');
  return subscriptions.find(({ days }) => String(days) === wanted);
}

/** The periods as links, each to the page with that period, for pages without JavaScript. */
function periods(product: Product, context: PageContext): Html {
  const { lang, texts } = context;
  const chosen = chosenPeriod(product, context);
  return html`<shop-choice class="buy__choice buy__periods" of="subscription" label="${texts.product.delivered}">
    <p class="versions__name">${texts.product.delivered}</p>
    ${product.subscriptions.map(
      (one) =>
        html`<a href="${productUrl(product, lang)}?selected_subscription=${one.days}"${terms(one, product)}${one === chosen && html` aria-current="true"`}>${texts.product.days(one.days)}</a> `,
    )}
  </shop-choice>`;
}

interface Purchase {
  readonly value: '0' | '1';
  readonly name: string;
  readonly isChosen: boolean;
  readonly terms?: Part;
  readonly price?: Part;
}

const radio = ({ value, name, isChosen, terms: more, price }: Purchase): Html =>
  html`<label><input type="radio" name="subscription" value="${value}"${isChosen && html` checked`}${more}> <span>${name}</span>${price}</label>`;

/** The choice between a single purchase and a subscription, and its period; empty for a product without one. */
export function subscriptionChoice(product: Product, context: PageContext): Part {
  const [first, ...others] = product.subscriptions;
  if (!first) return '';
  const { purchase, once, subscribed, subscribedEvery } = context.texts.product;
  const isOnly = others.length === 0;
  const chosen = chosenPeriod(product, context);
  return html`<shop-choice class="buy__choice" of="subscription"><fieldset>
      <legend>${purchase}</legend>
      ${radio({ value: '0', name: once, isChosen: !chosen })}
      ${radio({
        value: '1',
        name: isOnly ? subscribedEvery(first.days) : subscribed,
        isChosen: chosen !== undefined,
        terms: isOnly && terms(first, product),
        price: html` ${followedSubscriptionPrice(product, context)}`,
      })}
    </fieldset></shop-choice>
    <input type="hidden" name="days_in_period" value="${(chosen ?? first).days}">
    ${!isOnly && periods(product, context)}`;
}
