/** Answers a request; undefined leaves it to the next handler. */
export type Handler = (request: Request) => Promise<Response | undefined> | Response | undefined;

/** Combines handlers: the first response wins. */
export function firstOf(...handlers: readonly Handler[]): Handler {
  return async (request) => {
    for (const handler of handlers) {
      const response = await handler(request);
      if (response) return response;
    }
    return undefined;
  };
}
