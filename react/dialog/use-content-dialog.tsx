import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';

const loadDialog = async () => (await import('./later/ContentDialog.tsx')).ContentDialog;

/** The dialog around an element's own content, loaded on demand. */
export const useContentDialog = (env: Environment, isNeeded: boolean) =>
  useModule(env, loadDialog, isNeeded);

/**
 * The children of an element whose dialog is not loaded. WebKit lets unslotted children have focus, so there is a slot;
 * it is in a box, because audits do not detect a hidden slot. The children of an open element show if the dialog fails
 * to load in time.
 */
export const ClosedContent = ({ open }: { open: boolean }) => (
  <div hidden={!open} className="coming">
    <slot />
  </div>
);
