// What graphql-request would import from other modules, cut down to what `logic/platform/graphql/` makes it do.

/** Our documents are texts, and always sent by POST: there is nothing to parse. The library reads all three. */
export const analyzeDocument = (expression) => ({
  expression,
  isMutation: false,
  operationName: undefined,
});

/** Never made: the library gets good answers only, and keeps the errors in them (`errorPolicy: 'all'`). */
export const ClientError = Error;

/** Read from parsed documents only. */
export const Kind = {};
