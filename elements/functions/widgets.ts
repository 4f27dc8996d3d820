import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { widgetParameters } from '../../logic/platform/widgets/widget-parameters.ts';
import type { WidgetKey, WidgetResponse } from '../../logic/platform/widgets/widget-request.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { connectPlatform } from '../page/page-platform.ts';

/** The page's widget batch. */
export const widgets = {
  /**
   * Requests a widget's data in the batch of the task, and calls back with the whole answer; failures are ignored
   * (docs/specification.md#s7-row-9). `params` are the widget's parameters; the page's address is added for snippets
   * and top layers. An exception in the callback fires one `error` event of the page.
   */
  async request(
    key: WidgetKey,
    params: unknown,
    callback: (response: WidgetResponse) => void,
  ): Promise<void> {
    connectPlatform();
    const { requestWidgets } = pageStore.get(platformAtom);
    const answer = await requestWidgets({ [key]: widgetParameters(key, params) }).catch(() => {});
    if (!answer) return;
    try {
      callback(answer);
    } catch (error) {
      reportError(error);
    }
  },
};
