import type { Environment } from '../host/environment.ts';

/** The props that the tag gives its component. */
export interface ListLinkProps {
  env: Environment;
  href: string | undefined;
  count: number | undefined;
  listName: string | undefined;
  onCreate: (detail: { id: string }) => void;
}
