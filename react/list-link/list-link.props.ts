import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-list-link`. */
export interface ListLinkProps {
  env: Environment;
  href: string | undefined;
  count: number | undefined;
  listName: string | undefined;
  onCreate: (detail: { id: string }) => void;
}
