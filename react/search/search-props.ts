import type { SearchKind } from '../../logic/search/search.model.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** What the tag `shop-search` gives its component. */
export interface SearchProps {
  env: Environment;
  action: string;
  name: string;
  minlength: number;
  limit: number;
  debounce: number;
  priceType: PriceType;
  mobileContainer: string | undefined;
  below: number;
  recent: boolean;
  onLoad: (detail: { text: string; total: number }) => void;
  onSelect: (detail: { kind: SearchKind; name: string; link: string }) => boolean;
  onSubmit: (detail: { text: string }) => boolean;
}

/** What the box tells the suggestions, which may come later than it happens. */
export interface SearchLog {
  /** When the text was typed, as `performance.now()`; 0 where nothing is to be suggested for it. */
  typedAt: number;
  /** What was last sent to the page of results. */
  sent: string;
  onSent(): void;
}

/** What the box gives the suggestions. */
export interface SuggestionsProps extends SearchProps {
  input: HTMLInputElement;
  log: SearchLog;
  /** What the button that searches is called. */
  label: string;
}
