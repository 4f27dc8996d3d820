/** Redirects the browser to another page with a GET. */
export function redirect(location: string, headers = new Headers()): Response {
  headers.set('location', location);
  return new Response(null, { status: 303, headers });
}
