import { type Handlers, handleAll, listen, type Target } from '../../logic/platform/listen.ts';
import { useLatest } from './use-latest.ts';
import { useOnChange } from './use-on-change.ts';

/**
 * Listens to the target while the component is mounted. Listeners are added once and call the handlers of the last
 * render.
 */
export function useListeners(
  target: Target,
  handlers: Handlers,
  options?: AddEventListenerOptions,
): void {
  const latest = useLatest(handlers as Readonly<Record<string, EventListener>>);
  // uses the options of the first render
  useOnChange([target], () => {
    const types = Object.keys(latest.current);
    return listen(
      target,
      handleAll(types, (event) => latest.current[event.type]?.(event)),
      options,
    );
  });
}
