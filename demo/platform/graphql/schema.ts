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

function nothingFrom(literal: ValueNode): object {
  if (literal.kind === Kind.OBJECT && literal.fields.length === 0) return {};
  throw new GraphQLError('Nothing of this input is known: it is written {}.');
}

/** How each scalar of the platform reads a literal. */
const SCALARS = { Country: countryFrom, BasketCostInput: nothingFrom };

/** The schema of a text, its scalars taught to read; throws when the text is no schema. */
export function schemaFrom(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  for (const [name, parseLiteral] of Object.entries(SCALARS)) {
    const scalar = schema.getType(name);
    if (isScalarType(scalar)) scalar.parseLiteral = parseLiteral;
  }
  return schema;
}
