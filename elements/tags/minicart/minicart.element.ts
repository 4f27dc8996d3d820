import type { Basket } from '../../../logic/basket/basket.model.ts';
import { BASKET_SOURCES } from '../../../logic/basket/basket.model.ts';
import { BasketSchema } from '../../../logic/basket/basket.schema.ts';
import type { ChangedLine } from '../../../logic/minicart/minicart.model.ts';
import { PRICE_TYPES } from '../../../logic/settings/shop-config.ts';
import { Minicart } from '../../../react/minicart/Minicart.tsx';
import minicartCss from '../../../react/minicart/minicart.css';
import { flag, json, oneOf, text, textOr } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const minicartElement = declareElement({
  tag: 'shop-minicart',
  group: 'header',
  component: Minicart,
  styles: [minicartCss],
  activate: 'ready',
  attributes: {
    source: oneOf(BASKET_SOURCES),
    basket: json(BasketSchema, { child: true }),
    href: textOr('/basketedit.php'),
    checkoutHref: text(),
    oneClickHref: text(),
    priceType: oneOf(PRICE_TYPES, { inherits: 'priceType' }),
    editable: flag(),
    open: flag({ reflects: true }),
  },
  events: {
    onLoad: notifies<{ count: number; basket: Basket }>(),
    onOpen: notifies(),
    onClose: notifies(),
    onOneClick: cancelable(),
    onChange: cancelable<{ lines: readonly ChangedLine[] }>(),
  },
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
    refresh: method<() => Promise<void>>(),
  },
});
