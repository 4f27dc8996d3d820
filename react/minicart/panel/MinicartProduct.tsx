import type { ReactNode } from 'react';
import type { BasketProduct } from '../../../logic/basket/basket.model.ts';
import { formatQuantity } from '../../../logic/minicart/minicart-quantity.model.ts';
import type { PriceType } from '../../../logic/settings/shop-config.ts';
import type { Language } from '../../../logic/texts/language.ts';
import { ProductImage } from '../../look/product/ProductImage.tsx';
import { MinicartPrices, type MinicartTexts } from './MinicartPrices.tsx';

interface MinicartProductProps {
  product: BasketProduct;
  priceType: PriceType;
  texts: MinicartTexts;
  language: Language;
  /** Whether the price belongs to another quantity, because the platform has not answered yet. */
  isPending: boolean;
  /** The controls of the line, shown in place of its quantity. */
  children: ReactNode;
}

/** One line of the basket. */
export function MinicartProduct({ product, texts, language, ...props }: MinicartProductProps) {
  const { size, version, link, name } = product;
  return (
    <li className="minicart__product" part="product" data-line={product.key}>
      <ProductImage
        key={product.icon}
        className="minicart__image"
        part="image"
        icon={product.icon}
        iconSecond={product.iconSecond}
      />
      <div className="minicart__facts" part="facts">
        <a className="minicart__name" part="name" href={link}>
          {name}
        </a>
        {(size || version) && (
          <p className="minicart__quiet" part="choice">
            {size && (
              <span part="size-row">
                {texts.size}: <span part="size">{size}</span>
              </span>
            )}
            {version && <span part="version">{version}</span>}
          </p>
        )}
        <div className="minicart__row" part="line">
          {props.children || (
            <span className="minicart__quiet" part="quantity">
              {formatQuantity(product, language)}
            </span>
          )}
          <MinicartPrices
            {...{ product, texts }}
            priceType={props.priceType}
            isPending={props.isPending}
          />
        </div>
      </div>
    </li>
  );
}
