import { useLayoutEffect, useState } from 'react';
import type { Environment } from './environment.ts';

/**
 * What `load` imports, as soon as it is `needed`; undefined until then. `updateComplete` waits for
 * it, and a module that does not come is a `shop-error`.
 */
export function useModule<T>(
  env: Environment,
  load: () => Promise<T>,
  needed = true,
): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly module: T }>();
  const isMissing = needed && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to load and for whom does not change
  useLayoutEffect(() => {
    if (!isMissing) return;
    let release: (() => void) | undefined = env.hold();
    const stop = () => {
      release?.();
      release = undefined;
    };
    const fail = (cause: unknown) => {
      const message = `[shop] ${env.host.localName}: a module could not be loaded.`;
      if (release) env.fail({ code: 'module', message, cause });
      stop();
    };
    load().then((module) => release && setLoaded({ module }), fail);
    return stop;
  }, [isMissing]);
  return loaded?.module;
}
