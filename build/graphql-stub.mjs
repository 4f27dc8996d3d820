// Replaces `graphql` inside graphql-request: our documents are strings, so its parser is never called.
const unreachable = () => {
  throw new Error('GraphQL documents are texts.');
};

export const parse = unreachable;
export const print = unreachable;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
