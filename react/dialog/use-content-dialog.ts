import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';

const loadDialog = async () => (await import('./later/ContentDialog.tsx')).ContentDialog;

/** The dialog around an element's own content, loaded on demand. */
export const useContentDialog = (env: Environment, isNeeded: boolean) =>
  useModule(env, loadDialog, isNeeded);
