import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import type { minicartPanelMessages } from '../../../../logic/minicart/minicart-panel.messages.ts';
import { otherPriceType } from '../../../../logic/minicart/minicart-panel.model.ts';
import { unitPriceOf } from '../../../../logic/minicart/minicart-unit-price.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';

export type MinicartTexts = (typeof minicartPanelMessages)['pl'];

interface MinicartPricesProps {
  product: BasketProduct;
  priceType: PriceType;
  texts: MinicartTexts;
  /** Whether the prices belong to another quantity, because the platform has not answered yet. */
  isPending: boolean;
}

/** The price of a line; the other price type and the unit prices are hidden parts that a theme may show. */
export function MinicartPrices({ product, priceType, texts, isPending }: MinicartPricesProps) {
  const other = otherPriceType(priceType);
  const marked = (price: string) => price && texts[other]({ price });
  // during a change, the price belongs to the old quantity
  const unitPrice = (type: PriceType) => (isPending ? '' : unitPriceOf(product, type));
  return (
    <>
      <b className="minicart__price" part="price" aria-busy={isPending}>
        {product.worth[priceType]}
      </b>
      <Hidden part="price-other">{marked(product.worth[other])}</Hidden>
      <Hidden part="unit-price">{product.unitPrice || unitPrice(priceType)}</Hidden>
      <Hidden part="unit-price-other">{marked(unitPrice(other))}</Hidden>
    </>
  );
}

function Hidden({ part, children }: { part: string; children: string }) {
  return (
    children && (
      <span className="minicart__more" part={part}>
        {children}
      </span>
    )
  );
}
