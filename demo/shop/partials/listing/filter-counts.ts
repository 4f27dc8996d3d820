import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { asksForCounts } from '../../../platform/filters/asks-for-counts.ts';
import { countsAnswer } from '../../../platform/filters/filter-counts.ts';
import { html } from '../../html.ts';
import { countOfMaker, filtered, makersOf } from './listed-products.ts';
import type { ListQuery } from './listing-query.ts';

interface Counted {
  readonly products: readonly Product[];
  readonly query: ListQuery;
  /** The parameter of the producers. */
  readonly makersName: string;
}

/** The number of products for each choice of the filters, given the other filters (docs/platform.md#filters). */
function countsXml({ products, query, makersName }: Counted): string {
  const makers = makersOf(products).map(
    (maker) => html`<item value="${maker.id}" quantity="${countOfMaker(products, query, maker)}"/>`,
  );
  const available = filtered(products, { ...query, isAvailable: true }).length;
  return html`<?xml version="1.0" encoding="utf-8"?>
    <filtering total="${filtered(products, query).length}">
      <filter id="available" type="dual"><item value="1" quantity="${available}"/></filter>
      <filter id="${makersName}" type="list">${makers}</filter>
    </filtering>`.toString();
}

/** The answer to a request for the numbers of products; undefined for a request for the page. */
export const requestedCounts = (counted: Counted, url: URL): Response | undefined =>
  asksForCounts(url) ? countsAnswer(countsXml(counted)) : undefined;
