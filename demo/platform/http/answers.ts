/** Bodies longer than this are not read. */
const MAX_BODY_CHARACTERS = 1_000_000;

/** A JSON answer. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** A plain text answer. */
export function textAnswer(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The answer with more headers; of those that occur in both, both stay. */
export function withHeaders(answer: Response, more: Headers): Response {
  const headers = new Headers(answer.headers);
  more.forEach((value, name) => void headers.append(name, value));
  return new Response(answer.body, { status: answer.status, headers });
}

/** The body of a request; undefined when it is too long. */
export async function bodyText(request: Request): Promise<string | undefined> {
  const text = await request.text();
  return text.length > MAX_BODY_CHARACTERS ? undefined : text;
}

/** The value of a JSON text; undefined when it is none. */
export function jsonFrom(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
