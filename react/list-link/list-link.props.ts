import type { Environment } from '../host/environment.ts';

/** What the tag gives its component. */
export interface ListLinkProps {
  env: Environment;
  href: string | undefined;
  count: number | undefined;
  listName: string | undefined;
  onCreate: (detail: { id: string }) => void;
}
