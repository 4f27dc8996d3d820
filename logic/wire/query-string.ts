/** The URL with a query string, which may be empty, appended. */
export const withQuery = (url: string, query: string): string =>
  query ? url + (url.includes('?') ? '&' : '?') + query : url;
