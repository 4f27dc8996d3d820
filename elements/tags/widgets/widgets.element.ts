import type { WidgetResponse } from '../../../logic/platform/widgets/widget-request.ts';
import { WidgetParametersSchema } from '../../../logic/widgets/widget-parameters.schema.ts';
import { Widgets } from '../../../react/widgets/Widgets.tsx';
import { flag, json, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const widgetsElement = declareElement({
  tag: 'shop-widgets',
  group: 'page',
  component: Widgets,
  styles: [':host{display:contents}'],
  activate: 'ready',
  attributes: {
    basket: flag(),
    wishlist: flag(),
    comparers: flag(),
    snippets: flag(),
    toplayers: flag(),
    projector: { ...json(WidgetParametersSchema), takesEmpty: true },
    for: text(),
    additionalAjax: text(),
    noScripts: flag(),
  },
  events: { onLoad: notifies<{ response: WidgetResponse }>() },
});
