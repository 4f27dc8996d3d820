import { SHOPPER_TIMEOUT_MS } from '../platform/http.ts';
import type { Operation } from '../platform/later/graphql/operation.ts';
import { answerIn } from '../wire/graphql/answers.ts';
import { graphql } from '../wire/graphql/literals.ts';
import { type SearchAnswer, SearchAnswerSchema } from './search.schema.ts';

export interface SearchVariables {
  readonly text: string;
  /** Maximum number of entries of each kind. */
  readonly limit: number;
  /** Whether the platform supports breadcrumbs of categories; otherwise it rejects the query. */
  readonly breadcrumbs?: boolean;
}

const FIELDS = `searchQueries { name link }
products { name link iconSmall iconSmallSecond
price { price { gross { value formatted } net { value formatted } } } }
producers { name link }
series { name link }
cms { name link }`;
const BREADCRUMBS = 'bc { item { title } }';

/** The product text search (docs/specification.md#s7-row-15). */
export const productsTextSearch: Operation<SearchVariables, SearchAnswer> = {
  name: 'productsTextSearch',
  marker: '',
  kind: 'query',
  timeoutMs: SHOPPER_TIMEOUT_MS,
  document: ({ text, limit, breadcrumbs }) =>
    `${graphql`query { productsTextSearch(searchInput: ${{ text, limit }}) {`}
${FIELDS}
menuNodes { name link ${breadcrumbs ? BREADCRUMBS : ''} }
} }`,
  answer: answerIn('productsTextSearch', SearchAnswerSchema),
};
