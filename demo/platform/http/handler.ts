/** A part of the server: answers a request, or leaves it to the next part. */
export type Handler = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** The first answer that any of the handlers gives; they are asked in order. */
export function firstOf(...handlers: readonly Handler[]): Handler {
  return async (request) => {
    for (const handler of handlers) {
      const response = await handler(request);
      if (response) return response;
    }
    return undefined;
  };
}
