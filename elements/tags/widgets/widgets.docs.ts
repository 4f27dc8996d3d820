import type { Docs } from '../../declare/docs.ts';
import type { widgetsElement } from './widgets.element.ts';

export const widgetsDocs: Docs<typeof widgetsElement> = {
  purpose: 'page',
  summary: {
    en: 'Loads the data and the snippets of a page from the platform, in one request with all other tags of the same task.',
    pl: 'Dane i wstawki strony w jednym zapytaniu.',
  },
  synonyms: ['snippets', 'batch', 'top layers', 'widżety'],
  accessibility: 'It shows nothing; the content of snippets belongs to the shop.',
  calls: {
    widgets: 'When the tag is connected: one request for all tags of the same task.',
  },
  children: 'fallback',
  attributes: {
    basket: 'Requests the basket.',
    wishlist: 'Requests the wish list.',
    comparers: 'Requests the products that the shopper compares.',
    snippets:
      'Requests the snippets of the page, unless the theme does so itself, and inserts each into its region: `head`, `body_top`, `body_bottom`, `before_shop_js` or `after_shop_js`, the last three at the end of the body. Each key is inserted once per page view. Scripts run in order; `DOMContentLoaded` and `load` are not repeated for them.',
    toplayers: 'Requests top layers and widgets and inserts them at the end of the body.',
    projector: {
      description:
        'Requests the data of a product with these parameters; by default, those of the followed product.',
      expected: 'JSON such as {"product": 101}',
      data: 'product-query',
    },
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
    additionalAjax:
      'Sent as `additional_ajax` with the requests for snippets and top layers; by default `app_shop.vars.additionalAjax`.',
    noScripts: 'Inserts snippets and top layers without their scripts.',
  },
  events: {
    onLoad:
      'The answer has loaded, by the keys of the request, such as `response.Comparers`; the snippets follow. A failed request is ignored.',
  },
  slots: { '': 'Content for pages without JavaScript.' },
};
