import * as v from 'valibot';
import { BasketSchema } from '../../logic/basket/basket.schema.ts';
import { DayNamesSchema, PopupsSchema } from '../../logic/date-picker/date-picker.schema.ts';
import { ListsSchema } from '../../logic/list-button/list-button.schema.ts';
import { CenterSchema, MarkersSchema } from '../../logic/map/map.schema.ts';
import { ProductRecordSchema } from '../../logic/product/product-record.schema.ts';
import { ProductPricesSchema } from '../../logic/product-prices/product-prices.schema.ts';
import { CountryNamesSchema } from '../../logic/region-modal/region-modal.schema.ts';
import { MessageOverridesSchema } from '../../logic/texts/message-overrides.ts';
import { WidgetParametersSchema } from '../../logic/widgets/widget-parameters.schema.ts';
import { annotated, type DataNotes } from '../../logic/wire/described.ts';
import type { DataDocs, DataName } from './data-docs.ts';
import { KnownMessages } from './message-keys.ts';
import { writtenSchema } from './written-schema.ts';

/** The docs of the data that a schema parses. */
const docsOf = (schema: v.GenericSchema): DataDocs => ({
  ...(v.getMetadata(schema) as unknown as DataNotes),
  schema: writtenSchema(schema),
});

/** The kinds of data that tags accept as JSON, by the names of their JSON Schemas. */
export const kindsOfData: Readonly<Record<DataName, DataDocs>> = {
  basket: docsOf(BasketSchema),
  'product-data': docsOf(ProductRecordSchema),
  'product-prices': docsOf(ProductPricesSchema),
  messages: docsOf(annotated(MessageOverridesSchema, { accepts: KnownMessages })),
  markers: docsOf(MarkersSchema),
  position: docsOf(CenterSchema),
  lists: docsOf(ListsSchema),
  'day-names': docsOf(DayNamesSchema),
  popups: docsOf(PopupsSchema),
  'country-names': docsOf(CountryNamesSchema),
  'product-query': docsOf(WidgetParametersSchema),
};
