import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import * as v from 'valibot';

/** A value in an answer, its type, and the selected fields. */
interface Part {
  readonly path: string;
  readonly value: unknown;
  readonly type: GraphQLOutputType;
  readonly selections: readonly FieldNode[];
}

const ObjectSchema = v.record(v.string(), v.unknown());

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);

const expected = ({ path, type, value }: Part): string =>
  `${path}: expected ${type}, found ${shown(value)}.`;

/** Whether a value has the type, without the coercions of a lenient server. */
function isLeaf({ type, value }: Part): boolean {
  try {
    if (isLeafType(type)) type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

const fieldsIn = (selections: readonly FieldNode[]): readonly FieldNode[] =>
  selections
    .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    .filter((selection) => selection.kind === Kind.FIELD);

function faultsOfObject(part: Part, type: GraphQLObjectType): readonly string[] {
  const { success, output: value } = v.safeParse(ObjectSchema, part.value);
  if (!success) return [expected(part)];
  const fields = type.getFields();
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  const selections = fieldsIn(part.selections);
  const names = new Set(selections.map(({ name }) => name.value));
  return [
    ...unknown.map(
      (key) =>
        `${part.path}.${key}: not a known key; ${type} has ${Object.keys(fields).join(', ')}.`,
    ),
    ...[...names].flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const own = selections.filter((one) => one.name.value === name);
      return faultsOf({
        path: `${part.path}.${name}`,
        value: value[name],
        type: field.type,
        selections: own,
      });
    }),
  ];
}

function faultsOfList(part: Part, type: GraphQLOutputType): readonly string[] {
  if (!Array.isArray(part.value)) return [expected(part)];
  return part.value.flatMap((value: unknown, index) =>
    faultsOf({ ...part, path: `${part.path}[${index}]`, value, type }),
  );
}

/** The errors in an answer, each with its path; only selected fields are required. */
export function faultsOf(part: Part): readonly string[] {
  const { type, value } = part;
  const isAbsent = value === undefined || value === null;
  if (isNonNullType(type)) {
    return isAbsent ? [expected(part)] : faultsOf({ ...part, type: type.ofType });
  }
  if (isAbsent) return [];
  if (isListType(type)) return faultsOfList(part, type.ofType);
  if (isObjectType(type)) return faultsOfObject(part, type);
  return isLeaf(part) ? [] : [expected(part)];
}
