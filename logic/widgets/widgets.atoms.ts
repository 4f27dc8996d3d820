import { atom } from 'jotai/vanilla';
import { warnAuthor } from '../page/warn-author.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { insertMarkup } from '../platform/scripts/insert-markup.ts';
import { type OnScriptFailed, runScripts } from '../platform/scripts/run-scripts.ts';
import { visitedAddress } from '../platform/widgets/widget-parameters.ts';
import type { WidgetKey, WidgetResponse } from '../platform/widgets/widget-request.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { pageState } from '../state/page-state.ts';
import { markupOf, type RequestedWidgets, requestOf } from './widgets.model.ts';

/** The requested widgets of a connected element. */
export interface WidgetsLoad {
  readonly widgets: RequestedWidgets;
  readonly signal: AbortSignal;
}

/** Warns if the theme sends its own batch: the snippets of both would run. */
function warnOfTwoBatches(widgets: RequestedWidgets, { additionalAjax }: ShopConfig): void {
  if (!__DEV__ || additionalAjax === undefined || widgets.additionalAjax !== undefined) return;
  if (!widgets.snippets && !widgets.toplayers) return;
  warnAuthor(
    'shop-widgets',
    'snippets, toplayers: the theme also requests them (app_shop.vars.additionalAjax), so each would run twice. Omit them, or remove the theme’s request and set additional-ajax.',
  );
}

/** Loads the requested widgets; undefined after a failure, which is ignored (docs/specification.md#s7-row-9). */
export const loadWidgetsAtom = atom(
  null,
  async (get, _set, { widgets, signal }: WidgetsLoad): Promise<WidgetResponse | undefined> => {
    warnOfTwoBatches(widgets, get(configAtom));
    try {
      return await get(platformAtom).requestWidgets(requestOf(widgets), { signal });
    } catch {
      return undefined;
    }
  },
);

/** How the snippets of an answer are inserted into the page. */
export interface Injection {
  readonly response: WidgetResponse;
  /** Whether executable content is removed. */
  readonly isInert: boolean;
  readonly onScriptFailed: OnScriptFailed;
}

/** The inserted parts of answers: two elements with the same request get the same part. */
const injectedAtom = pageState(() => new WeakSet<object>());
/** The keys of snippets and layers inserted in a page view: each key is inserted once. */
const keysAtom = pageState(() => new Set<string>());
/** Runs the scripts of one answer after those of the previous one. */
const injectingAtom = pageState<Promise<void>>(() => Promise.resolve());

/** Allows each key once per page view, and items without a key always. */
const mayComeTo = (known: Set<string>) => (kind: WidgetKey, key: string) => {
  const id = `${kind} ${key} ${visitedAddress()}`;
  return key === '' || (!known.has(id) && Boolean(known.add(id)));
};

/** Inserts the snippets and top layers of an answer, each once, and runs their scripts in order. */
export const injectWidgetsAtom = atom(null, (get, set, injection: Injection): Promise<void> => {
  const injected = get(injectedAtom);
  const { Snippets, ToplayersAndWidgets } = injection.response;
  const isNew = (part: unknown) => {
    const object = Object(part);
    return !injected.has(object) && Boolean(injected.add(object));
  };
  const pieces = markupOf(
    {
      ...(isNew(Snippets) && { Snippets }),
      ...(isNew(ToplayersAndWidgets) && { ToplayersAndWidgets }),
    },
    mayComeTo(get(keysAtom)),
  );
  const before = get(injectingAtom);
  const injecting = async () => {
    const scripts = await insertMarkup(pieces, injection);
    await before;
    await runScripts(scripts, injection.onScriptFailed);
  };
  const done = pieces.length > 0 ? injecting() : before;
  set(injectingAtom, done);
  return done;
});
