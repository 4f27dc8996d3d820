import { useState } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';

const loadEngine = () => import('./later/slider-engine.ts');

type Module = Awaited<ReturnType<typeof loadEngine>>;

/**
 * The module that drives the slides, as soon as it is `needed`; undefined until it is there. One that does not come
 * within `timeoutMs` is one `shop-error`, and the track stays as the browser scrolls it.
 */
export function useEngineModule(
  env: Environment,
  timeoutMs: number,
  needed: boolean,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = needed && !module;
  // a later limit does not load it again
  useOnChange([isMissing], () => {
    if (!isMissing) return;
    let release: (() => void) | undefined = env.hold();
    let isWanted = true;
    const end = () => {
      release?.();
      release = undefined;
    };
    moduleWithin(loadEngine, timeoutMs).then(
      (come) => isWanted && setModule(come),
      (cause) => {
        const message = `[shop] ${env.host.localName}: a module could not be loaded.`;
        if (isWanted) env.fail({ code: 'module', message, cause });
        end();
      },
    );
    return () => {
      isWanted = false;
      // the engine starts in this commit
      queueMicrotask(end);
    };
  });
  return module;
}
