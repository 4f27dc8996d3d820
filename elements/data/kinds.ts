import { basketData } from './basket.data.ts';
import { dayNamesData, popupsData } from './calendar-days.data.ts';
import { countryNamesData } from './country-names.data.ts';
import type { DataDocs, DataName } from './data-docs.ts';
import { listsData } from './lists.data.ts';
import { markersData, positionData } from './markers.data.ts';
import { messagesData } from './messages.data.ts';
import { productDataData } from './product-data.data.ts';
import { productPricesData } from './product-prices.data.ts';
import { productQueryData } from './product-query.data.ts';

/** The kinds of data that tags take as JSON, by the names of their JSON Schemas. */
export const kindsOfData: Readonly<Record<DataName, DataDocs>> = {
  basket: basketData,
  'product-data': productDataData,
  'product-prices': productPricesData,
  messages: messagesData,
  markers: markersData,
  position: positionData,
  lists: listsData,
  'day-names': dayNamesData,
  popups: popupsData,
  'country-names': countryNamesData,
  'product-query': productQueryData,
};
