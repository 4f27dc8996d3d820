/** The value of a parameter in the page's address; undefined without one. */
export const addressParameter = (name: string): string | undefined =>
  new URL(location.href).searchParams.get(name) ?? undefined;

/** Writes a parameter into the page's address, or takes it out, in the same entry of the history: Back still leaves the page. */
export function setAddressParameter(name: string, value: string | undefined): void {
  const url = new URL(location.href);
  if (addressParameter(name) === value) return;
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // a sandbox, or too many entries in a short time: the choice is in the form all the same
  }
}
