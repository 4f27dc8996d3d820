import { type FieldNode, Kind, parse, valueFromASTUntyped } from 'graphql';
import * as v from 'valibot';
import { asksForCounts } from '../platform/filters/asks-for-counts.ts';
import { ROOT_FIELDS } from '../platform/graphql/fields.ts';
import { jsonFrom } from '../platform/http/answers.ts';
import type { PlatformCall } from './kit.types.ts';

const QuerySchema = v.object({ query: v.string() });
const KeysSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/**
 * Converts to plain data: the parser creates objects without a prototype, which deep comparisons treat as different.
 */
const argumentsOf = ({ arguments: given = [] }: FieldNode): PlatformCall['args'] =>
  structuredClone(
    Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)])),
  );

function callOf(field: FieldNode): readonly PlatformCall[] {
  const name = field.name.value;
  const kind = Object.hasOwn(ROOT_FIELDS, name) ? ROOT_FIELDS[name]?.kind : undefined;
  return kind ? [{ kind, name, args: argumentsOf(field) }] : [];
}

/** One call for each root field; empty if the document does not parse. */
function graphqlCalls(body: string): readonly PlatformCall[] {
  const query = v.safeParse(QuerySchema, jsonFrom(body));
  if (!query.success) return [];
  try {
    return parse(query.output.query)
      .definitions.flatMap((one) =>
        one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
      )
      .flatMap((field) => (field.kind === Kind.FIELD ? callOf(field) : []));
  } catch {
    return [];
  }
}

/** One call for each widget. */
function widgetCalls(body: string): readonly PlatformCall[] {
  const query = v.safeParse(KeysSchema, jsonFrom(new URLSearchParams(body).get('request') ?? ''));
  const widgets = query.success ? Object.entries(query.output) : [];
  return widgets.map(([name, args]) => ({ kind: 'widgets', name, args }));
}

/** The platform calls in a request. */
export function callsIn(url: URL, body: string): readonly PlatformCall[] {
  const { pathname, searchParams } = url;
  const name = pathname.split('/').at(-1) ?? '';
  if (pathname.startsWith('/graphql/')) return graphqlCalls(body);
  if (asksForCounts(url)) {
    return [{ kind: 'filters', name: 'filtering', args: Object.fromEntries(searchParams) }];
  }
  if (name === 'get.php') return widgetCalls(body);
  if (name === 'payments.php') {
    const { action = name, ...args } = Object.fromEntries(searchParams);
    return [{ kind: 'iban', name: action, args }];
  }
  if (name === 'projector.php') {
    const { action = name, ...args } = Object.fromEntries(searchParams);
    return [{ kind: 'product', name: action, args }];
  }
  if (pathname.startsWith('/webAuthn/')) {
    return [{ kind: 'passkeys', name: name.replace('.php', ''), args: Object(jsonFrom(body)) }];
  }
  return [];
}
