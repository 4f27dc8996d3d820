import { viewAtom } from '../../page/view.atoms.ts';
import { configAtom } from '../../settings/settings.atoms.ts';
import { pageStore } from '../../state/page-state.ts';
import type { WidgetKey } from './widget-request.ts';

/** The path and query of the page view, which partial navigation changes. */
export const visitedAddress = (): string => location.pathname + location.search;

/** Whether the page view is the one that the browser loaded. */
function isFirstView(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? location.href);
  return pathname + search === visitedAddress();
}

/** Widgets whose data depend on the page. */
const OF_PAGE: ReadonlySet<WidgetKey> = new Set(['Snippets', 'ToplayersAndWidgets']);

const isWhole = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, 'format');

function pageParameters() {
  const view = pageStore.get(viewAtom);
  const { requestUri, additionalAjax } = pageStore.get(configAtom);
  return {
    mobile: view === 1,
    tablet: view === 2,
    pc: view > 2,
    request_uri: (isFirstView() && requestUri) || visitedAddress(),
    additional_ajax: additionalAjax ?? '',
  };
}

/**
 * The parameters sent to the data loader: the platform rejects a key without a format, and snippets and top layers need
 * the page. Parameters with a format are sent unchanged.
 */
export function widgetParameters(key: WidgetKey, params?: unknown): unknown {
  if (isWhole(params)) return params;
  if (OF_PAGE.has(key))
    return { format: 'json', params: { ...pageParameters(), ...Object(params) } };
  return { format: 'json', ...(params != null && { params }) };
}
