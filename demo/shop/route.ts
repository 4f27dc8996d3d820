import type { Page, PageContext } from './page.ts';

/** The result of a route: a page, a finished response, or undefined for 404. */
export type Answer = Page | Response | undefined;

/** The named groups of an address. */
export interface PathParts {
  readonly id: number;
  readonly key: string;
}

/** A route of the shop. Every method but GET is a change, which only our own pages may request. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  answer(context: PageContext, parts: PathParts): Answer | Promise<Answer>;
}

/** A route that shows a page. */
export const get = (path: RegExp, answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  answer,
});
/** A route that handles a form of ours. */
export const post = (path: RegExp, answer: Route['answer']): Route => ({
  method: 'POST',
  path,
  answer,
});
/** The pattern of addresses with an id, like `/product-pl-117-kettle.html`. */
export const numbered = (kind: string): RegExp =>
  new RegExp(`^/${kind}-(?<lang>pl|en)-(?<id>\\d{1,9})-[^/]*\\.html$`);

/** A route for the page of the item with the id in the address. */
export function byId<T extends { readonly id: number }>(
  list: (context: PageContext) => readonly T[],
  write: (entry: T, context: PageContext) => Answer | Promise<Answer>,
): Route['answer'] {
  return (context, { id }) => {
    const entry = list(context).find((candidate) => candidate.id === id);
    return entry && write(entry, context);
  };
}
