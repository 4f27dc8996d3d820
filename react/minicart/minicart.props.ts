import type { Basket, BasketSource } from '../../logic/basket/basket.model.ts';
import type { ChangedLine } from '../../logic/minicart/minicart.model.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** The props of `shop-minicart`. */
export interface MinicartProps {
  env: Environment;
  source: BasketSource;
  basket: Basket | undefined;
  href: string;
  checkoutHref: string | undefined;
  oneClickHref: string | undefined;
  priceType: PriceType;
  editable: boolean;
  open: boolean;
  onLoad: (detail: { count: number; basket: Basket }) => void;
  onOpen: () => void;
  onClose: () => void;
  onOneClick: () => boolean;
  onChange: (detail: { lines: readonly ChangedLine[] }) => boolean;
}
