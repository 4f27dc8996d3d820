import type { RefObject } from 'react';
import type { SearchKind } from '../../logic/search/search.model.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-search`. */
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
  breadcrumbs: boolean;
  onLoad: (detail: { text: string; total: number }) => void;
  onSelect: (detail: { kind: SearchKind; name: string; link: string }) => boolean;
  onSubmit: (detail: { text: string }) => boolean;
}

/** Props of the suggestions. */
export interface SuggestionsProps extends SearchProps {
  input: HTMLInputElement;
  /** The time of the last input, as `performance.now()`; 0 if the text needs no suggestions. */
  typedAt: RefObject<number>;
  /** The accessible name of the submit button and of the listbox. */
  label: string;
}
