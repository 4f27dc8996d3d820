/** An address that a form sent, as long as it is one of this shop; the main page for any other. */
export function ownAddress(address: string | null, { origin }: URL): string {
  if (address === null || !URL.canParse(address, origin)) return '/';
  const target = new URL(address, origin);
  return target.origin === origin ? target.pathname + target.search : '/';
}
