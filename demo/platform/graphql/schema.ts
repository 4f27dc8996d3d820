import {
  buildSchema,
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  Kind,
  type ValueNode,
} from 'graphql';

function countryFrom(literal: ValueNode): string {
  if (literal.kind === Kind.INT || literal.kind === Kind.ENUM) return literal.value;
  throw new GraphQLError('Write a country as a number or a code, without quotes.');
}

function nothingFrom(literal: ValueNode): object {
  if (literal.kind === Kind.OBJECT && literal.fields.length === 0) return {};
  throw new GraphQLError('This input has no known fields: write {}.');
}

/** How each custom scalar parses a literal. */
const SCALARS = { Country: countryFrom, BasketCostInput: nothingFrom };

/** Builds a schema with working scalars from SDL; throws when the text is not valid SDL. */
export function schemaFrom(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  for (const [name, parseLiteral] of Object.entries(SCALARS)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.parseLiteral = parseLiteral;
  }
  return schema;
}
