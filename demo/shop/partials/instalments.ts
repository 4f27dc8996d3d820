import type { Product } from '../../platform/catalogue/catalogue.types.ts';
import { hasStock } from '../../platform/catalogue/stock.ts';
import { netOf } from '../../platform/money.ts';
import { type Html, html, type Part } from '../html.ts';
import type { PageContext } from '../page.ts';

const GROSZ_PER_ZLOTY = 100;

/** A made-up company that lets shoppers pay by instalments; amounts in grosz. */
export interface Provider {
  readonly key: string;
  readonly name: string;
  readonly minGrosz: number;
  readonly maxGrosz: number;
  /** The maximum number of different products. */
  readonly maxProducts: number;
}

/** The providers of the shop, whose bounds differ. */
export const PROVIDERS: readonly Provider[] = [
  { key: 'ratka', name: 'Ratka', minGrosz: 10_000, maxGrosz: 300_000, maxProducts: 20 },
  { key: 'polroczek', name: 'Półroczek', minGrosz: 30_000, maxGrosz: 1_000_000, maxProducts: 10 },
];

/** An amount in the format of attributes and URLs. */
export const zlotys = (grosz: number): string => (grosz / GROSZ_PER_ZLOTY).toFixed(2);

/** The address of a provider's calculator, which is a page of the demo. */
export const calculatorUrl = ({ key }: Provider, amount: string): string =>
  `/instalments.php?provider=${key}&amount=${amount}`;

interface TagParts {
  /** The attributes of the product or of the basket. */
  readonly own: Html;
  /** The amount for a page without JavaScript. */
  readonly grosz: number;
  readonly linkClass: string;
}

/** One tag for each provider; the link in it is for pages without JavaScript. */
function tags({ own, grosz, linkClass }: TagParts, { texts }: PageContext): Html {
  return html`<p class="instalments">${PROVIDERS.map(
    (
      provider,
    ) => html`<shop-instalments name="${provider.name}" link="${calculatorUrl(provider, '{calculate_price}')}"
      min-price="${zlotys(provider.minGrosz)}" max-price="${zlotys(provider.maxGrosz)}"
      max-quantity="${provider.maxProducts}"${own}><a class="${linkClass}"
      href="${calculatorUrl(provider, zlotys(grosz))}">${texts.instalments.calculate(provider.name)}</a></shop-instalments> `,
  )}</p>`;
}

/** The style of the links, and the selector of the quantity if the tags do not follow the form. */
export interface InstalmentsLook {
  readonly linkClass: string;
  readonly quantityInput?: string;
}

/** The calculators of a product: they add the basket that the page has read. */
export function productInstalments(
  product: Product,
  { linkClass, quantityInput }: InstalmentsLook,
  context: PageContext,
): Part {
  const size = product.sizes.find(hasStock);
  if (!size || size.grosz === 0) return '';
  const net = zlotys(netOf(size.grosz, product.vatPercent));
  const own = html`${
    quantityInput !== undefined &&
    html` price="${zlotys(size.grosz)}" price-net="${net}" quantity-input="${quantityInput}"`
  }`;
  return tags({ own, grosz: size.grosz, linkClass }, context);
}

/** The calculators of the basket. */
export function basketInstalments(context: PageContext, linkClass: string): Part {
  const { items, worth } = context.basket;
  const own = html` context="basket" basket-count="${items.length}" basket-cost="${zlotys(worth.gross)}"
      basket-cost-net="${zlotys(worth.net)}"`;
  return items.length > 0 && tags({ own, grosz: worth.gross, linkClass }, context);
}
