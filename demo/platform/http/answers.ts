/** The size limit of a request body. */
const MAX_BODY_CHARACTERS = 1_000_000;

/** A JSON response. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** A plain text response. */
export function textAnswer(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The response with more headers; repeated names are appended, not replaced. */
export function withHeaders(answer: Response, more: Headers): Response {
  const headers = new Headers(answer.headers);
  more.forEach((value, name) => void headers.append(name, value));
  return new Response(answer.body, { status: answer.status, headers });
}

/** The text of a request body; undefined when it is too long. */
export async function bodyText(request: Request): Promise<string | undefined> {
  const text = await request.text();
  return text.length > MAX_BODY_CHARACTERS ? undefined : text;
}

/** Parses JSON; undefined when the text is not JSON. */
export function jsonFrom(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
