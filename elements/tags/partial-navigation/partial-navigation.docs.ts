import type { Docs } from '../../declare/docs.ts';
import type { partialNavigationElement } from './partial-navigation.element.ts';

export const partialNavigationDocs: Docs<typeof partialNavigationElement> = {
  purpose: 'page',
  summary: {
    en: 'Fetches the next page of the shop and replaces regions of this page with those of the next one; after any failure, the browser navigates.',
    pl: 'Kolejna strona sklepu bez przeładowania.',
  },
  synonyms: ['pjax', 'turbo', 'without reload', 'bez przeładowania'],
  related: ['select'],
  accessibility:
    'The title of the next page is announced. Focus moves to the target of the URL, as on any page.',
  calls: {
    page: 'When a marked link or form is followed, or the shopper goes back.',
  },
  children: 'fallback',
  second: 'the first one acts',
  attributes: {
    regions:
      'Selectors of the regions to swap, by default `main`; the tag itself must be outside them. Each must match as often on the next page. An element with `data-keep` and an `id` that both pages have is kept with its state. Elements that a script has moved into a region are replaced with it, so keep them outside.',
    links:
      'The selector of the links, and of the forms with `method="get"`, that are visited partially.',
    render:
      'The parts of a page that the platform renders, such as `content,head`, for a smaller page. The URL does not show them. Each region must be in one of these parts.',
    timeout: {
      description: 'The timeout of a page, in milliseconds; then the browser navigates.',
      expected: 'a number of milliseconds',
    },
    transition:
      'Shows the swap as a view transition, where the browser has them and the shopper does not prefer less motion.',
    otherKinds:
      'Also visits pages of another kind (a class such as `projector_page` around the regions), for shops whose scripts are all marked `data-shop-ajax`. Without it, the browser navigates to them.',
  },
  events: {
    onStart: 'A visit begins.',
    onEnd:
      'The page is shown, and its scripts marked `data-shop-ajax` (or by the platform’s class `ajaxLoad`) have run.',
    onError:
      'A visit has failed and the browser navigates. `code` is `network`, `timeout`, `response`, `region`, `build` (`<meta name="shop-build">` or the address of the library differs), `kind` (see `other-kinds`), `script` (an external script that is neither marked nor on this page), `base` (another `<base>`), `history` or `unexpected`.',
  },
  prevented: { onStart: 'nothing is fetched, and the click is left to the page' },
  methods: {
    navigate:
      'Visits a URL of the shop; other URLs are left to the browser. Resolves when the visit has ended.',
  },
  slots: { '': 'Content that is kept.' },
  states: { loading: 'A page is fetched.' },
};
