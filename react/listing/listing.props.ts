import type { MORE } from '../../logic/listing/listing.model.ts';
import type { Environment } from '../host/environment.ts';

export interface ListingProps {
  env: Environment;
  more: (typeof MORE)[number];
  regions: readonly string[];
  items: string | undefined;
  limit: readonly string[];
  param: string;
  label: string | undefined;
  onStart: (detail: { url: string }) => boolean;
  onLoad: (detail: ListLoad) => void;
}

/** What the list shows after a change. */
export interface ListLoad {
  readonly url: string;
  /** The number of all products; undefined if the page does not say it. */
  readonly total: number | undefined;
  /** The positions of the first and the last product shown, from 1. */
  readonly from: number;
  readonly to: number;
  /** The number of products added to those shown before; 0 for another list. */
  readonly appended: number;
}
