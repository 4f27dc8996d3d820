import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import * as v from 'valibot';
import { type CallKind, NORMAL_CALL } from '../settings/settings.ts';
import type { Shop } from '../shop.ts';
import type { Visit } from '../visit.ts';

/** The context of a resolver. */
export type CallContext = { readonly shop: Shop; readonly visit: Visit };

/** A field of Query or Mutation: the kind of call it counts as, and its resolver. */
export interface RootField {
  readonly kind: CallKind;
  readonly resolve: (args: unknown, context: CallContext, info: GraphQLResolveInfo) => unknown;
}

/** The definition of a root field; `refuse` makes its response when the panel wants a refusal. */
export interface RootFieldSource<S extends v.GenericSchema> {
  readonly kind: CallKind;
  readonly args: S;
  resolve(args: v.InferOutput<S>, context: CallContext): unknown;
  refuse?(args: v.InferOutput<S>, context: CallContext): unknown;
}

/** The texts of a refusal that a setting forces. */
export const REFUSED = {
  pl: 'Platforma odrzuciła żądanie.',
  en: 'The platform refused the request.',
} as const;

/** Makes a field of Query or Mutation. A field without `refuse` is refused by a GraphQL error. */
export function rootField<S extends v.GenericSchema>(source: RootFieldSource<S>): RootField {
  return {
    kind: source.kind,
    resolve(raw, context) {
      const args = v.parse(source.args, raw);
      const { calls } = context.visit.session().settings;
      const { failure } = calls[source.kind] ?? NORMAL_CALL;
      if (failure !== 'refuse') return source.resolve(args, context);
      if (source.refuse) return source.refuse(args, context);
      throw new GraphQLError(REFUSED[context.visit.lang]);
    },
  };
}
