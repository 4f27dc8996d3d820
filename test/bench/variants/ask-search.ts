import { productsTextSearch } from '../../../logic/search/search.api.ts';
import { type SearchBlock, searchBlocks } from '../../../logic/search/search.model.ts';
import type { SearchAnswer } from '../../../logic/search/search.schema.ts';

/** The minimum of characters for a search, as in our tag. */
export const MIN_LENGTH = 2;
const RESULT_LIMIT = 6;

/** Requests the search as our tag does, but trusts the response: no schema, no cache, no time limit. */
export async function requestSearch(text: string, signal?: AbortSignal): Promise<SearchBlock[]> {
  const query = productsTextSearch.document({ text, limit: RESULT_LIMIT });
  const response = await fetch('/graphql/v1/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    signal: signal ?? null,
  });
  const { data }: { data: { productsTextSearch: SearchAnswer } } = await response.json();
  const { menuNodes, ...blocks } = data.productsTextSearch;
  // no front end requests this field, but our schema adds it
  const noParents = { bc: { item: [] } };
  const categories = menuNodes.map((node) => ({ ...node, ...noParents }));
  return searchBlocks({ ...blocks, menuNodes: categories }, RESULT_LIMIT);
}
