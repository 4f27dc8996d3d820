import { useAtomValue } from 'jotai';
import { priceText } from '../../logic/money/price-format.ts';
import { productEntriesAtom } from '../../logic/product/product-entries.atoms.ts';
import { sellingPrice } from '../../logic/product-prices/selling-price.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { useChosenSize } from '../light-dom/control/use-chosen-size.ts';
import { useFollowedSize } from '../product-context/use-followed-size.ts';
import { Amount } from './Amount.tsx';
import type { PriceProps } from './price.props.ts';

/** An amount in the shop's format, the price of a product in the chosen size, or of the product on this page. */
export function Price(props: PriceProps) {
  const { value, product, size, sizeFrom } = props;
  if (value) return <Amount text={priceText(value, props)} />;
  if (product) return <OwnPrice {...props} />;
  return size || sizeFrom ? <SizePrice {...props} /> : <OfferPrice {...props} />;
}

/** The price of the element's own product. */
const OwnPrice = (props: PriceProps) => (
  <SellingPrice {...props} size={useChosenSize(props.env, props)} />
);

/** The price of the element's own size of the product that it follows. */
const SizePrice = (props: PriceProps) => <SellingPrice {...props} {...useFollowedSize(props)} />;

const loadFollowed = async () => (await import('./later/FollowedPrice.tsx')).FollowedPrice;

/** The price of a product on the page: most pages with prices have none to follow. */
function OfferPrice(props: PriceProps) {
  const hasProducts = useAtomValue(productEntriesAtom).length > 0;
  const FollowedPrice = useModule(props.env, loadFollowed, hasProducts);
  return FollowedPrice ? <FollowedPrice {...props} /> : <Fallback />;
}

function SellingPrice({ product, size, priceType, ...format }: PriceProps) {
  const text = product && sellingPrice(product, { size, priceType, format });
  if (text) return <Amount text={text} />;
  // until a size is chosen the server-rendered text applies, such as "from 99 zł"
  return product && size ? null : <Fallback />;
}
