import { useSetAtom } from 'jotai';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { WidgetResponse } from '../../logic/platform/widgets/widget-request.ts';
import { injectWidgetsAtom, loadWidgetsAtom } from '../../logic/widgets/widgets.atoms.ts';
import type { RequestedWidgets } from '../../logic/widgets/widgets.model.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useOnChange } from '../host/use-on-change.ts';
import { useProduct } from '../product-context/use-product.ts';

export interface WidgetsProps extends RequestedWidgets {
  env: Environment;
  noScripts: boolean;
  /** The id of the product or form that the element follows. */
  for: string | undefined;
  onLoad: (detail: { response: WidgetResponse }) => void;
}

type Parameters = RequestedWidgets['projector'];

/** The parameters of a product: by default, those of the product that the element follows; undefined without one. */
function useParameters(env: Environment, given: Parameters, id: string | undefined): Parameters {
  const product = useProduct(env, id)?.choice.id;
  if (!given || Object.keys(given).length > 0) return given;
  return product ? { product } : undefined;
}

/** Requests the data of a page in one batch, and inserts the platform's snippets (docs/specification.md#s7-widgets). */
export function Widgets({ env, noScripts, onLoad, for: id, ...given }: WidgetsProps) {
  const widgets = { ...given, projector: useParameters(env, given.projector, id) };
  const [load, inject] = [useSetAtom(loadWidgetsAtom), useSetAtom(injectWidgetsAtom)];
  const onScriptFailed = (cause: Error) => {
    const message = '[shop] shop-widgets: a script of a snippet has not run.';
    env.fail({ code: 'script', message, cause });
  };
  // a new request only if its content changes
  useOnChange([env.host, JSON.stringify(widgets), noScripts], () => {
    if (!Object.values(given).some(Boolean)) {
      warnAuthor(
        'shop-widgets',
        'requests nothing; expected basket, wishlist, comparers, snippets, toplayers or projector.',
      );
    }
    if (!Object.values(widgets).some(Boolean)) return;
    const leaving = new AbortController();
    const follow = async () => {
      const response = await load({ widgets, signal: leaving.signal });
      if (!response || leaving.signal.aborted) return;
      onLoad({ response });
      await inject({ response, isInert: noScripts, onScriptFailed });
    };
    void follow();
    return () => leaving.abort();
  });
  return <Fallback />;
}
