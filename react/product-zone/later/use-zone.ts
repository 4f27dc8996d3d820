import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { warnAuthor } from '../../../logic/page/warn-author.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import {
  isZoneName,
  productIds,
  type Zone,
  type ZoneRequest,
  zoneKey,
} from '../../../logic/product-zone/later/zones.api.ts';
import { requestZoneAtom } from '../../../logic/product-zone/later/zones.atoms.ts';
import { useBasket } from '../../basket-context/use-basket.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { useProduct } from '../../product-context/use-product.ts';
import type { ProductZoneProps } from '../product-zone.props.ts';

/** The page of the platform whose zones depend on the basket. */
const BASKET_PAGE = 'basketedit';
/** How long the basket is unchanged before its zone is requested again, in milliseconds. */
const IDLE_MS = 1000;

/** The ids of the products in the basket, for the zone of the basket page; undefined until it is known. */
function useBasketIds(isNeeded: boolean): readonly string[] | undefined {
  const { basket, failure } = useBasket(isNeeded);
  if (!isNeeded || failure) return [];
  return basket && [...new Set(basket.products.map(({ id }) => id).filter(Boolean))];
}

/** The products that an element shows, at least one. */
export const firstProducts = ({ products }: Zone, limit = Number.POSITIVE_INFINITY) =>
  products.slice(0, Math.max(1, limit));

/** The name of a zone, which may be given by its number. */
const nameOf = ({ zone = '' }: ProductZoneProps): string =>
  /^\d+$/.test(zone) ? `zone${zone}` : zone;

function warnOfNames(props: ProductZoneProps): void {
  if (!__DEV__) return;
  const { env, page, products } = props;
  const tag = env.host.localName;
  if (!page || !isZoneName(page, nameOf(props)))
    warnAuthor(tag, `page, zone: expected such as page="main" zone="zone1", showing nothing.`);
  if (productIds(products).length < products.length)
    warnAuthor(tag, `products: expected ids as digits, ignoring the others.`);
}

/** The request of an element; undefined without valid names, and until the basket is known. */
function useRequest(props: ProductZoneProps): ZoneRequest | undefined {
  const { env, page = '' } = props;
  const zone = nameOf(props);
  const given = productIds(props.products);
  const product = useProduct(env, undefined);
  const ofBasket = useBasketIds(page === BASKET_PAGE && props.products.length === 0);
  useOnChange([page, zone, props.products.join()], () => warnOfNames(props));
  if (!isZoneName(page, zone) || !ofBasket) return undefined;
  const ofPage = page === BASKET_PAGE ? ofBasket : productIds([product?.choice.id ?? '']);
  const { priceType } = env.config;
  return { page, zone, priceType, products: props.products.length > 0 ? given : ofPage };
}

interface ShownZone {
  /** Undefined until the platform has answered. */
  readonly zone: Zone | undefined;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
}

/** The products of a zone. Those of the previous request show until another one is answered. */
export function useZone(props: ProductZoneProps): ShownZone {
  const { env, page = '', limit } = props;
  const request = useRequest(props);
  const key = request && zoneKey(request);
  const requestZone = useSetAtom(requestZoneAtom);
  const { clock } = useAtomValue(platformAtom);
  const [answer, setAnswer] = useState<{ key: string; zone: Zone | undefined }>();
  const isInvalid = !isZoneName(page, nameOf(props));
  const load = async (wanted: ZoneRequest, isWanted: () => boolean) => {
    const { value, refusal } = await requestZone(wanted);
    if (!isWanted()) return;
    if (refusal) env.fail(refusal);
    else props.onLoad({ count: firstProducts(value, limit).length, type: value.type });
    setAnswer({ key: zoneKey(wanted), zone: value });
  };
  useOnChange([key], () => {
    if (!request) return;
    let isWanted = true;
    const start = () => load(request, () => isWanted);
    let cancel = () => {};
    // the shopper may still be changing the basket
    if (answer) cancel = clock.after(IDLE_MS, start);
    else start();
    return () => {
      isWanted = false;
      cancel();
    };
  });
  const isLoading = !isInvalid && answer?.key !== key;
  // until the answer shows
  useOnChange([isLoading], () => (isLoading ? env.hold() : undefined));
  const zone = answer?.zone;
  return {
    zone,
    isFailed: isInvalid || (answer !== undefined && !zone),
    isLoading,
  };
}
