// Stands in for `graphql` inside graphql-request: our documents are texts, so that its parser is never reached.
const unreachable = () => {
  throw new Error('GraphQL documents are texts.');
};

export const parse = unreachable;
export const print = unreachable;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
