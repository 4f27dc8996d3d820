import { type Page, type PageContext, sameAddress } from '../page.ts';
import { nothingYet } from '../partials/nothing-yet.ts';

/** The page of an address that leads nowhere. */
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

/** The page of a change that another site asked for. */
export function notAllowedPage(context: PageContext): Page {
  const { notAllowed: heading, madeUp: text, backHome: link } = context.texts;
  return {
    ...notFoundPage(context),
    status: 403,
    title: heading,
    main: nothingYet({ heading, text, link, href: '/' }),
  };
}
