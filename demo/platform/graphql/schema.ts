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
  throw new GraphQLError('A country is written as a number or a name, without quotes.');
}

/** The schema of a text, its scalars taught to read; throws when the text is no schema. */
export function schemaFrom(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  const country = schema.getType('Country');
  if (isScalarType(country)) country.parseLiteral = countryFrom;
  return schema;
}
