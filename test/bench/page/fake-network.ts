import { answerOf } from '../data/answers.ts';

/** Replaces `fetch` with the fake platform, whose responses are constant and immediate. */
export function fakeNetwork(): void {
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    const body = answerOf(pathname, String(init?.body ?? ''));
    return new Response(body ?? '{}', {
      status: body === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    });
  };
}
