import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { WidgetKey, WidgetResponse } from '../../logic/platform/widgets/widget-request.ts';
import { pageStore } from '../../logic/state/page-store.ts';

/** The page's widget batch. */
export const widgets = {
  /** Asks for a widget's data in the task's one batch; a failure is ignored (docs/specification.md#s7-row-9). */
  request(key: WidgetKey, params: unknown, callback: (response: WidgetResponse) => void): void {
    pageStore
      .get(platformAtom)
      .requestWidgets({ [key]: params })
      .then(callback, () => undefined);
  },
};
