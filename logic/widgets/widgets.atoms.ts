import { atom } from 'jotai/vanilla';
import { warnAuthor } from '../page/warn-author.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { insertMarkup } from '../platform/scripts/insert-markup.ts';
import { type OnScriptFailed, runScripts } from '../platform/scripts/run-scripts.ts';
import { visitedAddress } from '../platform/widgets/visited-address.ts';
import type { WidgetKey, WidgetResponse } from '../platform/widgets/widget-request.ts';
import { configAtom } from '../settings/settings.atoms.ts';
import type { ShopConfig } from '../settings/shop-config.ts';
import { pageState } from '../state/page-state.ts';
import { markupOf, requestOf, type WidgetsAsked } from './widgets.model.ts';

/** What is asked for, as long as the tag is on the page. */
export interface WidgetsLoad {
  readonly asked: WidgetsAsked;
  readonly signal: AbortSignal;
}

/** Where the theme sends a batch of its own, the snippets of both would run. */
function warnOfTwoBatches(asked: WidgetsAsked, { additionalAjax }: ShopConfig): void {
  if (!__DEV__ || additionalAjax === undefined || asked.additionalAjax !== undefined) return;
  if (!asked.snippets && !asked.toplayers) return;
  warnAuthor(
    'shop-widgets',
    'snippets, toplayers: the theme asks for them, too (app_shop.vars.additionalAjax), and each would run twice. Leave them out, or take the theme’s request out and give additional-ajax.',
  );
}

/** Loads what is asked for; undefined where that fails, which is ignored (docs/specification.md#s7-row-9). */
export const loadWidgetsAtom = atom(
  null,
  async (get, _set, { asked, signal }: WidgetsLoad): Promise<WidgetResponse | undefined> => {
    warnOfTwoBatches(asked, get(configAtom));
    try {
      return await get(platformAtom).requestWidgets(requestOf(asked), { signal });
    } catch {
      return undefined;
    }
  },
);

/** How the snippets of an answer are put into the page. */
export interface Injection {
  readonly response: WidgetResponse;
  /** Leaves out what would run. */
  readonly isInert: boolean;
  readonly onScriptFailed: OnScriptFailed;
}

/** The parts of answers whose markup is in the page: two tags that ask for the same get the same part. */
const injectedAtom = pageState(() => new WeakSet<object>());
/** The snippets and layers that have come to a page view: a key that two answers have comes once. */
const keysAtom = pageState(() => new Set<string>());
/** The scripts of one answer after those of the one before. */
const injectingAtom = pageState<Promise<void>>(() => Promise.resolve());

/** Lets each key of a page view come once, and what has none always. */
const mayComeTo = (known: Set<string>) => (kind: WidgetKey, key: string) => {
  const id = `${kind} ${key} ${visitedAddress()}`;
  return key === '' || (!known.has(id) && Boolean(known.add(id)));
};

/** Puts the snippets and top layers of an answer into the page, each once, and runs their scripts in order. */
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
