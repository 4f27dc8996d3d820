import * as v from 'valibot';
import { warnAuthor } from '../page/warn-author.ts';
import type { Markup, MarkupRegion } from '../platform/scripts/insert-markup.ts';
import { widgetParameters } from '../platform/widgets/widget-parameters.ts';
import type { WidgetRequest, WidgetResponse } from '../platform/widgets/widget-request.ts';
import { type Snippet, SnippetsSchema, TopLayersSchema } from './widgets.schema.ts';

/** What the attributes of `shop-widgets` ask for. */
export interface WidgetsAsked {
  readonly basket: boolean;
  readonly wishlist: boolean;
  readonly comparers: boolean;
  readonly snippets: boolean;
  readonly toplayers: boolean;
  readonly projector: Readonly<Record<string, unknown>> | undefined;
  readonly additionalAjax: string | undefined;
}

/** The part of the batch that the attributes ask for. */
export function requestOf(asked: WidgetsAsked): WidgetRequest {
  const ofPage =
    asked.additionalAjax === undefined ? {} : { additional_ajax: asked.additionalAjax };
  return {
    ...(asked.projector && { Projector: widgetParameters('Projector', { ...asked.projector }) }),
    ...(asked.basket && { Basket: widgetParameters('Basket') }),
    ...(asked.wishlist && { Wishlist: widgetParameters('Wishlist') }),
    ...(asked.comparers && { Comparers: widgetParameters('Comparers') }),
    ...(asked.snippets && { Snippets: widgetParameters('Snippets', ofPage) }),
    ...(asked.toplayers && {
      ToplayersAndWidgets: widgetParameters('ToplayersAndWidgets', ofPage),
    }),
  };
}

const REGIONS: ReadonlyMap<string, MarkupRegion> = new Map([
  ['head', 'head'],
  ['body_top', 'body-start'],
  ['body_bottom', 'body-end'],
  ['', 'body-end'],
]);

function regionOf({ region }: Snippet): MarkupRegion {
  const known = REGIONS.get(region);
  if (known) return known;
  warnAuthor(
    `[shop] shop-widgets: a snippet has the region "${region}"; expected head, body_top or body_bottom, using the end of the body.`,
  );
  return 'body-end';
}

/** The markup of an answer, and the part of the page that each piece is for. */
export function markupOf({ Snippets, ToplayersAndWidgets }: WidgetResponse): readonly Markup[] {
  const snippets = v.parse(SnippetsSchema, Snippets).response.items;
  const layers = v.parse(TopLayersSchema, ToplayersAndWidgets).response.items;
  return [
    ...snippets.map((snippet) => ({ region: regionOf(snippet), html: snippet.content })),
    ...layers.map((html) => ({ region: 'body-end' as const, html })),
  ];
}
