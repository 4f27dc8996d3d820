/**
 * Whether a browser sent the request from one of our own pages. A request that says nothing about
 * where it comes from counts as foreign.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== 'null') return origin === new URL(request.url).origin;
  return request.headers.get('sec-fetch-site') === 'same-origin';
}
