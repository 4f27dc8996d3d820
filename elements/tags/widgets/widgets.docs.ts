import type { Docs } from '../../declare/docs.ts';
import type { widgetsElement } from './widgets.element.ts';

export const widgetsDocs: Docs<typeof widgetsElement> = {
  purpose: 'page',
  summary: {
    en: 'Loads the data and the snippets of a page from the platform, in one request with all other tags that ask in the same task.',
    pl: 'Dane i wstawki strony w jednym zapytaniu.',
  },
  synonyms: ['snippets', 'batch', 'top layers', 'widżety'],
  accessibility: 'It shows nothing; what snippets bring is the shop’s.',
  calls: {
    widgets: 'When the tag is on the page: one request with all that ask in the same task.',
  },
  children: 'fallback',
  attributes: {
    basket: 'Asks for the basket.',
    wishlist: 'Asks for the wish list.',
    comparers: 'Asks for the products that the shopper compares.',
    snippets:
      'Asks for the snippets of the page, unless the theme does so itself, and puts each into its region: `head`, `body_top`, `body_bottom`, `before_shop_js` or `after_shop_js`, the last three at the end of the body. Its key comes once a page view. Scripts run in order; `DOMContentLoaded` and `load` are not repeated for them.',
    toplayers: 'Asks for top layers and widgets and puts them at the end of the body.',
    projector: {
      description:
        'Asks for the data of a product, with these parameters; without any, for that of the product that is followed.',
      expected: 'JSON such as {"product": 101}',
      data: 'product-query',
    },
    for: 'The id of the `shop-product` to follow, or of its form; by default the nearest, else that of the page.',
    additionalAjax:
      'Sent as `additional_ajax` with the requests for snippets and top layers; by default `app_shop.vars.additionalAjax`.',
    noScripts: 'Puts snippets and top layers into the page without their scripts.',
  },
  events: {
    onLoad:
      'The answer is there, by the keys of the request, such as `response.Comparers`; the snippets follow. A request that fails is ignored.',
  },
  slots: { '': 'Content for pages without script.' },
};
