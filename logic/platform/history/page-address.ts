/** The value of a query parameter in the page's URL; undefined without one. */
export const addressParameter = (name: string): string | undefined =>
  new URL(location.href).searchParams.get(name) ?? undefined;

/** Sets or removes a query parameter of the page without a new history entry, so that Back still leaves the page. */
export function setAddressParameter(name: string, value: string | undefined): void {
  const url = new URL(location.href);
  if (addressParameter(name) === value) return;
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // a sandbox, or too many updates in a short time; the form still holds the choice
  }
}
