/** The result of a mutation (docs/specification.md#s3-mutation-result). */
export type MutationResult =
  | { readonly status: 'success'; readonly error: null }
  | {
      readonly status: 'error';
      readonly error: { readonly code: string; readonly message: string };
    };

/** The result of a successful mutation. */
export const SUCCESS: MutationResult = { status: 'success', error: null };

/** The result of a refused mutation. */
export function refusal(code: string, message: string): MutationResult {
  return { status: 'error', error: { code, message } };
}
