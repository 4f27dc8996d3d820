/** What a mutation answers (docs/specification.md#s3-mutation-result). */
export type MutationResult =
  | { readonly status: 'success'; readonly error: null }
  | {
      readonly status: 'error';
      readonly error: { readonly code: string; readonly message: string };
    };

/** The answer of a mutation that did its work. */
export const SUCCESS: MutationResult = { status: 'success', error: null };

/** The answer of a mutation that refuses. */
export function refusal(code: string, message: string): MutationResult {
  return { status: 'error', error: { code, message } };
}
