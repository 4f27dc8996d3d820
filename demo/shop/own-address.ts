/** The address that a form sent, as a path of this shop; the main page for an address elsewhere. */
export function ownAddress(address: string | null, { origin }: URL): string {
  if (address === null || !URL.canParse(address, origin)) return '/';
  const target = new URL(address, origin);
  return target.origin === origin ? target.pathname + target.search : '/';
}
