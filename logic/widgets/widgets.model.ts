import * as v from 'valibot';
import { warnAuthor } from '../page/warn-author.ts';
import type { Markup, MarkupRegion } from '../platform/scripts/insert-markup.ts';
import { widgetParameters } from '../platform/widgets/widget-parameters.ts';
import type {
  WidgetKey,
  WidgetRequest,
  WidgetResponse,
} from '../platform/widgets/widget-request.ts';
import { type Snippet, SnippetsSchema, TopLayersSchema } from './widgets.schema.ts';

/** The widgets that the attributes of `shop-widgets` request. */
export interface RequestedWidgets {
  readonly basket: boolean;
  readonly wishlist: boolean;
  readonly comparers: boolean;
  readonly snippets: boolean;
  readonly toplayers: boolean;
  readonly projector: Readonly<Record<string, unknown>> | undefined;
  readonly additionalAjax: string | undefined;
}

/** The batch request for the attributes. */
export function requestOf(widgets: RequestedWidgets): WidgetRequest {
  const ofPage =
    widgets.additionalAjax === undefined ? {} : { additional_ajax: widgets.additionalAjax };
  return {
    ...(widgets.projector && {
      Projector: widgetParameters('Projector', { ...widgets.projector }),
    }),
    ...(widgets.basket && { Basket: widgetParameters('Basket') }),
    ...(widgets.wishlist && { Wishlist: widgetParameters('Wishlist') }),
    ...(widgets.comparers && { Comparers: widgetParameters('Comparers') }),
    ...(widgets.snippets && { Snippets: widgetParameters('Snippets', ofPage) }),
    ...(widgets.toplayers && {
      ToplayersAndWidgets: widgetParameters('ToplayersAndWidgets', ofPage),
    }),
  };
}

/** The region of each position, in page order (docs/specification.md#s9-loading). */
const POSITIONS: ReadonlyMap<string, MarkupRegion> = new Map([
  ['head', 'head'],
  ['body_top', 'body-start'],
  ['body_bottom', 'body-end'],
  ['before_shop_js', 'body-end'],
  ['after_shop_js', 'body-end'],
]);
const PLACES = [...POSITIONS.keys()];
const END = 'body_bottom';

function positionOf({ region }: Snippet): string {
  if (POSITIONS.has(region)) return region;
  if (region !== '') {
    const known = PLACES.join(', ');
    warnAuthor(
      'shop-widgets',
      `a snippet has the region "${region}"; expected one of ${known}, using the end of the body.`,
    );
  }
  return END;
}

const regionOf = (position: string): MarkupRegion => POSITIONS.get(position) ?? 'body-end';

/** Whether an item of that kind may be inserted; called once for each. */
type MayCome = (kind: WidgetKey, key: string) => boolean;

/** The markup of an answer in page order, with the region of each part. */
export function markupOf(response: WidgetResponse, mayCome: MayCome): readonly Markup[] {
  const { Snippets, ToplayersAndWidgets } = response;
  const snippets = v
    .parse(SnippetsSchema, Snippets)
    .response.items.filter(({ key }) => mayCome('Snippets', key))
    .map(({ item }) => ({ position: positionOf(item), html: item.content }))
    .toSorted((one, other) => PLACES.indexOf(one.position) - PLACES.indexOf(other.position));
  const layers = v
    .parse(TopLayersSchema, ToplayersAndWidgets)
    .response.items.filter(({ key }) => mayCome('ToplayersAndWidgets', key));
  return [
    ...snippets.map(({ position, html }) => ({ region: regionOf(position), html })),
    ...layers.map(({ item }) => ({ region: 'body-end' as const, html: item })),
  ];
}
