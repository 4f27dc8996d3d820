import type { GenericSchema } from 'valibot';

/** A GraphQL call, described in full (docs/specification.md#s7). */
export interface Operation<Variables, Answer> {
  /** For error texts: `[shop] unsetRegion: …`. */
  readonly name: string;
  /** The query string the platform's logs know the call by, such as `mutation=unsetRegion`; may be empty. */
  readonly marker: string;
  /** A query may be retried and shared; a mutation is sent exactly once. */
  readonly kind: 'query' | 'mutation';
  /** The whole document, its values printed with `graphql` literals. */
  readonly document: (variables: Variables) => string;
  /** The schema of `data`; the parsed value is the answer. */
  readonly answer: GenericSchema<unknown, Answer>;
  /** The time that the call may take, in milliseconds; 16 s unless given. */
  readonly timeoutMs?: number;
  /** Whether the first of the answer's errors is a refusal in words for the shopper: `PlatformRefusal`. */
  readonly isRefusable?: boolean;
}
