import type { ReactNode } from 'react';
import type { BasketProduct } from '../../../../logic/basket/basket.model.ts';
import type { BasketEdits, MinicartView } from '../../../../logic/minicart/minicart.model.ts';
import type { PriceType } from '../../../../logic/settings/shop-config.ts';
import type { Environment } from '../../../host/environment.ts';
import { useRowTemplate } from '../../../template-row/TemplateRow.tsx';
import { MinicartProduct, type MinicartTexts } from './MinicartProduct.tsx';

export interface MinicartProductsProps {
  env: Environment;
  texts: MinicartTexts;
  view: MinicartView | undefined;
  priceType: PriceType;
  edits: BasketEdits;
  /** Renders the controls shown in place of a line's quantity. */
  controls?: (product: BasketProduct) => ReactNode;
}

/** The lines of the basket, in a compact list when there are many. */
export function MinicartProducts({ env, texts, view, ...props }: MinicartProductsProps) {
  const template = useRowTemplate(env);
  if (!view?.products.length) return null;
  const { language } = env;
  return (
    <ul className={view.states.list ? 'minicart__products--list' : undefined} part="products">
      {view.products.map((product) => (
        <MinicartProduct
          key={product.key}
          product={product}
          texts={texts}
          language={language}
          template={template}
          host={env.host}
          priceType={props.priceType}
          isPending={props.edits[product.key] !== undefined}
        >
          {props.controls?.(product)}
        </MinicartProduct>
      ))}
    </ul>
  );
}
