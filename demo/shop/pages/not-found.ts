import { type Page, type PageContext, sameAddress } from '../page.ts';
import { nothingYet } from '../partials/nothing-yet.ts';

/** The page for an unknown address. */
export function notFoundPage(context: PageContext): Page {
  const { notFound: heading, notFoundText: text, backHome: link } = context.texts;
  return {
    kind: 'noproduct_page',
    title: heading,
    alternates: sameAddress(context.url),
    status: 404,
    main: nothingYet({ heading, text, link, href: '/' }),
  };
}

/** The page for a change that came from another site. */
export function notAllowedPage(context: PageContext): Page {
  const { notAllowed: heading, madeUp: text, backHome: link } = context.texts;
  return {
    ...notFoundPage(context),
    status: 403,
    title: heading,
    main: nothingYet({ heading, text, link, href: '/' }),
  };
}
