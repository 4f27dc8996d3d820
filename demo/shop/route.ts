import type { Page, PageContext } from './page.ts';

/** What a route answers: a page, a finished response, or undefined when there is no such thing. */
export type Answer = Page | Response | undefined;

/** The named parts of an address. */
export interface PathParts {
  readonly id: number;
  readonly key: string;
}

/** An address of the shop. Everything but a GET is a change, which only our own pages may ask for. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  answer(context: PageContext, parts: PathParts): Answer | Promise<Answer>;
}

/** A page at an address. */
export const get = (path: RegExp, answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  answer,
});
/** A change that a form of ours asks for. */
export const post = (path: RegExp, answer: Route['answer']): Route => ({
  method: 'POST',
  path,
  answer,
});
/** The addresses of a kind of thing, like `/product-pl-117-kettle.html`. */
export const numbered = (kind: string): RegExp =>
  new RegExp(`^/${kind}-(?<lang>pl|en)-(?<id>\\d{1,9})-[^/]*\\.html$`);

/** The page of the thing that the address numbers. */
export function byId<T extends { readonly id: number }>(
  list: (context: PageContext) => readonly T[],
  write: (entry: T, context: PageContext) => Page,
): Route['answer'] {
  return (context, { id }) => {
    const entry = list(context).find((candidate) => candidate.id === id);
    return entry && write(entry, context);
  };
}
