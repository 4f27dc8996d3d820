import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';

/** The dialog around an element's own content, with its style sheets, as soon as it is needed. */
export const useContentDialog = (env: Environment, isNeeded: boolean) =>
  useModule(
    env,
    async () => {
      const { ContentDialog, contentDialogStyles } = await import('./ContentDialog.tsx');
      // before it opens: only what is styled fades in
      env.addStyles(contentDialogStyles);
      return ContentDialog;
    },
    isNeeded,
  );
