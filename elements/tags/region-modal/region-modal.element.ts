import type { ForcedMode } from '../../../logic/forced-region/forced-region.model.ts';
import { CountryNamesSchema } from '../../../logic/region-modal/region-modal.schema.ts';
import { RegionModal } from '../../../react/region-modal/RegionModal.tsx';
import { json, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const regionModalElement = declareElement({
  tag: 'shop-region-modal',
  group: 'page',
  component: RegionModal,
  activate: 'ready',
  attributes: {
    currency: text({ inherits: 'currencyId' }),
    countryNames: json(CountryNamesSchema, { child: true }),
  },
  events: {
    onContinue: notifies<{ mode: ForcedMode }>(),
    onRestore: cancelable<{ mode: ForcedMode }>(),
  },
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
