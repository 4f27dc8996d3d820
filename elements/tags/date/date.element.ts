import * as v from 'valibot';
import { DEFAULT_DATE_FORMAT } from '../../../logic/date/date-text.ts';
import { parseMoment } from '../../../logic/date/moment.ts';
import { ProductPricesSchema } from '../../../logic/product-prices/product-prices.schema.ts';
import dateCss from '../../../react/date/date.css';
import { ShopDate } from '../../../react/date/ShopDate.tsx';
import { json, TextSchema, text, textOr } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

const DateSchema = v.pipe(
  TextSchema,
  v.check((date: string) => parseMoment(date) !== undefined),
);

export const dateElement = declareElement({
  tag: 'shop-date',
  component: ShopDate,
  styles: [dateCss],
  activate: 'visible',
  attributes: {
    value: { ...text(), schema: DateSchema },
    format: textOr(DEFAULT_DATE_FORMAT),
    product: json(ProductPricesSchema, { child: true }),
    size: text(),
    sizeFrom: text(),
    for: text(),
  },
  events: {},
});
