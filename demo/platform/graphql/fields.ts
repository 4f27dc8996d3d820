import * as v from 'valibot';
import { accountFields } from '../account/account.graphql.ts';
import { basketFields } from '../basket/basket.graphql.ts';
import { codeFields } from '../codes/codes.graphql.ts';
import { deliveryFields } from '../delivery/delivery.graphql.ts';
import { listFields } from '../lists/lists.graphql.ts';
import { regionFields } from '../region/region.graphql.ts';
import { searchFields } from '../search/search.graphql.ts';
import { trackingFields } from '../tracking/tracking.graphql.ts';
import { clientDataFields } from '../validation/client-data.graphql.ts';
import { zoneFields } from '../zones/zones.graphql.ts';
import { type RootField, rootField } from './root-field.ts';

/** Every field of Query and Mutation that the platform answers, by name. */
export const ROOT_FIELDS: Readonly<Record<string, RootField>> = {
  hello: rootField({ kind: 'hello', args: v.object({}), resolve: () => 'Hello' }),
  ...basketFields,
  ...searchFields,
  ...regionFields,
  ...accountFields,
  ...trackingFields,
  ...clientDataFields,
  ...listFields,
  ...deliveryFields,
  ...codeFields,
  ...zoneFields,
};
