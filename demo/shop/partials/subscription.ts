import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { type SubscriptionOffer, subscriptionOffer } from '../../platform/subscription.ts';
import { html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';
import { priceText } from './price.ts';

/** The terms as attributes of the tag. */
const terms = ({ max, maxNet, before, rebateValue, rebateType }: SubscriptionOffer) =>
  html`max="${max}" max-net="${maxNet}" before="${before}" rebate-value="${rebateValue}" rebate-type="${rebateType}"`;

/** The price of a product in a subscription, with the text that shows without JavaScript; empty without subscription. */
export function subscriptionPrice(product: Product, context: PageContext): Part {
  const offer = subscriptionOffer(product);
  if (!offer) return '';
  return html`<shop-subscription-price ${terms(offer)}>${priceText(offer.grosz, product, context)}</shop-subscription-price>`;
}

/** The same for the subscription that the shopper chooses, beside its radio button. */
export function followedSubscriptionPrice(product: Product, context: PageContext): Part {
  const offer = subscriptionOffer(product);
  if (!offer) return '';
  return html`<shop-subscription-price>${priceText(offer.grosz, product, context)}</shop-subscription-price>`;
}
