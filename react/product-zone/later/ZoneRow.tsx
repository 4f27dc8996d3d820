import { type ZoneFields, zoneFields } from '../../../logic/product-zone/later/zone-fields.ts';
import type { ZoneProduct } from '../../../logic/product-zone/later/zones.api.ts';
import { productZoneMessages } from '../../../logic/product-zone/product-zone.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { ProductImage } from '../../look/product/ProductImage.tsx';
import { TemplateRow } from '../../template-row/TemplateRow.tsx';

interface OwnRowProps {
  readonly product: ZoneProduct;
  readonly fields: ZoneFields;
  readonly texts: typeof productZoneMessages.pl;
}

/** The default row. */
function OwnRow({ product, fields, texts }: OwnRowProps) {
  const { icon, iconSecond, link, name } = product;
  const regular = fields['price-regular'];
  const lowest = fields['price-lowest'];
  return (
    <>
      <ProductImage className="image" part="image" icon={icon} iconSecond={iconSecond} />
      <a className="name" part="name" href={link}>
        {name}
      </a>
      <b className="price" part="price">
        {fields.price}
      </b>
      {regular && (
        <span className="quiet" part="regular">
          {texts.regular({ price: regular })}
        </span>
      )}
      {lowest && (
        <span className="quiet" part="lowest">
          {texts.lowest({ price: lowest })}
        </span>
      )}
    </>
  );
}

interface ZoneRowProps {
  readonly env: Environment;
  readonly product: ZoneProduct;
  /** The author's row; undefined for the default one. */
  readonly template: HTMLTemplateElement | undefined;
}

/** A product of a zone. */
export function ZoneRow({ env, product, template }: ZoneRowProps) {
  const texts = textsOf(productZoneMessages, env);
  const fields = zoneFields(product, { texts, priceType: env.config.priceType });
  return (
    <li className="row" part="row" data-product={product.id}>
      {template ? (
        <TemplateRow
          host={env.host}
          template={template}
          name={`product-${product.id}`}
          fields={fields}
          record={product.record}
        />
      ) : (
        <OwnRow product={product} fields={fields} texts={texts} />
      )}
    </li>
  );
}
