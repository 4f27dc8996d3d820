import type { ZoneFields } from '../../../logic/product-zone/later/zone-fields.ts';
import type { ZoneProduct } from '../../../logic/product-zone/later/zones.api.ts';
import type { productZoneMessages } from '../../../logic/product-zone/product-zone.messages.ts';
import { ProductImage } from '../../look/product/ProductImage.tsx';

interface OwnRowProps {
  readonly product: ZoneProduct;
  readonly fields: ZoneFields;
  readonly texts: typeof productZoneMessages.pl;
}

/** The default row. */
export function OwnRow({ product, fields, texts }: OwnRowProps) {
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
