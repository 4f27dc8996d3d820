import type { PriceType } from '../../logic/platform/shop-config.ts';
import type { SearchKind } from '../../logic/search/search.model.ts';
import type { Environment } from '../shared/environment.ts';

/** What the tag `shop-search` gives its component. */
export interface SearchProps {
  env: Environment;
  action: string;
  name: string;
  minLength: number;
  limit: number;
  debounce: number;
  priceType: PriceType;
  mobileContainer: string | undefined;
  mobileBelow: number;
  recent: boolean;
  onLoad: (detail: { text: string; total: number }) => void;
  onSelect: (detail: { kind: SearchKind; name: string; link: string }) => boolean;
  onSubmit: (detail: { text: string }) => boolean;
}
