import type { ReactNode } from 'react';
import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import type { minicartPanelMessages } from '../../../../logic/minicart/minicart-panel.messages.ts';
import {
  formatQuantity,
  otherPriceType,
  unitPriceOf,
} from '../../../../logic/minicart/minicart-panel.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import { ProductImage } from '../../../look/product/ProductImage.tsx';
import type { Fields } from '../../../template-row/fill-template.ts';
import { TemplateRow } from '../../../template-row/TemplateRow.tsx';

/** A line of the basket as rendered. */
interface ShownLine {
  product: BasketProduct;
  priceType: PriceType;
  language: Language;
  /** Whether the price is for another quantity, because a request is pending. */
  isPending: boolean;
}

/** The template fields of a line; the unit price is unknown during a request. */
function fieldsOf({ product, priceType, language, isPending }: ShownLine): Fields {
  const { name, link, size, version, worth, unitPrice } = product;
  return {
    name,
    link,
    size,
    version,
    image: product.iconSecond ?? product.icon,
    quantity: formatQuantity(product, language),
    price: worth[priceType],
    'price-other': worth[otherPriceType(priceType)],
    'unit-price': unitPrice || (isPending ? '' : unitPriceOf(product, priceType)),
  };
}

export type MinicartTexts = (typeof minicartPanelMessages)['pl'];

interface OwnRowProps extends ShownLine {
  texts: MinicartTexts;
  /** The controls of the line, shown in place of its quantity. */
  children: ReactNode;
}

interface MinicartProductProps extends OwnRowProps {
  host: HTMLElement;
  /** The author's template for a row. */
  template: HTMLTemplateElement | undefined;
}

/** One line of the basket. */
export function MinicartProduct({ template, host, ...props }: MinicartProductProps) {
  const { product, children } = props;
  return (
    <li className="minicart__product" part="product" data-line={product.key}>
      {template ? (
        <>
          <TemplateRow
            host={host}
            template={template}
            name={`product-${product.key}`}
            fields={fieldsOf(props)}
          />
          {children}
        </>
      ) : (
        <OwnRow {...props} />
      )}
    </li>
  );
}

/** The default row. */
function OwnRow({ product, texts, language, ...props }: OwnRowProps) {
  const { size, version, link, name } = product;
  return (
    <>
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
                <span>{`${texts.size}: `}</span>
                <span part="size">{size}</span>
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
            product={product}
            texts={texts}
            priceType={props.priceType}
            isPending={props.isPending}
          />
        </div>
      </div>
    </>
  );
}

interface MinicartPricesProps {
  product: BasketProduct;
  priceType: PriceType;
  texts: MinicartTexts;
  /** Whether the prices are for another quantity, because a request is pending. */
  isPending: boolean;
}

/** The price of a line; the other price type and the unit prices are hidden parts that a theme may show. */
function MinicartPrices({ product, priceType, texts, isPending }: MinicartPricesProps) {
  const other = otherPriceType(priceType);
  const marked = (price: string) => price && texts[other]({ price });
  // during a request, the price is for the old quantity
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
