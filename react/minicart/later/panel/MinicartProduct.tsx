import type { ReactNode } from 'react';
import { formatQuantity } from '../../../../logic/minicart/minicart-quantity.model.ts';
import { ProductImage } from '../../../look/product/ProductImage.tsx';
import { TemplateRow } from '../../../template-row/TemplateRow.tsx';
import { MinicartPrices, type MinicartTexts } from './MinicartPrices.tsx';
import { fieldsOf, type ShownLine } from './minicart-fields.ts';

interface OwnRowProps extends ShownLine {
  texts: MinicartTexts;
  /** The controls of the line, shown in place of its quantity. */
  children: ReactNode;
}

interface MinicartProductProps extends OwnRowProps {
  host: HTMLElement;
  /** The author's row in place of ours. */
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

/** The row as it is without a template. */
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
