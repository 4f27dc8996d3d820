import type { Product, Subscription } from '../../../../platform/catalogue/catalogue.types.ts';
import { productUrl } from '../../../../platform/links.ts';
import { money } from '../../../../platform/money.ts';
import { rebateOf } from '../../../../platform/subscription.ts';
import { type Html, html, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { subscriptionPrice } from '../../../partials/subscription.ts';
import { HOST_TEXTS } from '../../texts.ts';
import { taken } from '../mode.ts';

/** The days in the URL, or else those of the first subscription. */
function selectedDays({ subscriptions }: Product, { url }: PageContext): number | undefined {
  const selected = Number(url.searchParams.get('selected_subscription'));
  const found = subscriptions.find(({ days }) => days === selected) ?? subscriptions[0];
  return found?.days;
}

function rebateText(subscription: Subscription, product: Product): string {
  const { type, value } = rebateOf(subscription, product);
  return type === 'quota' ? money(value).formatted : `${value}%`;
}

function period(subscription: Subscription, product: Product, context: PageContext): Html {
  const { days, rebate } = subscription;
  const { lang, texts } = context;
  const address = `${productUrl(product, lang)}?selected_subscription=${days}`;
  const isSelected = days === selectedDays(product, context);
  return html`<a class="projector_subscription__item${isSelected && ' --selected'}" href="${address}" data-days="${days}" data-rebate-type="${rebate.type}"
    data-rebate-value="${rebate.value}" data-rebate-value-formatted="${rebateText(subscription, product)}">${texts.everyDays(days)}</a> `;
}

const kind = (value: 0 | 1, label: Part): Html =>
  html`<label><input type="radio" name="subscription" value="${value}" form="projector_form"${value === 0 && html` checked`}> ${label}</label>`;

/** A single purchase or a subscription, and its period; empty for a product without a subscription. */
export function subscription(product: Product, context: PageContext): Part {
  const { subscriptions } = product;
  if (subscriptions.length === 0) return '';
  const { once, subscribe } = HOST_TEXTS[context.lang];
  const periods = html`${subscriptions.map((one) => period(one, product, context))}`;
  return html`<div id="projector_subscription_section">
    ${kind(0, once)} ${kind(1, subscribe)}
    <div id="projector_subscription">${subscriptionPrice(product, context)}</div>
    ${taken(
      {
        around: html`<div class="projector_subscription__items"><shop-choice of="subscription" label="${subscribe}">${periods}</shop-choice></div>`,
        instead: html`<shop-choice class="projector_subscription__items" of="subscription" label="${subscribe}">${periods}</shop-choice>`,
      },
      context,
    )}
    <input type="hidden" id="projector_days_hidden" name="days_in_period" value="${selectedDays(product, context)}" form="projector_form">
  </div>`;
}
