import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { lostFocusAtom } from '../../../logic/choice/choice.atoms.ts';
import { handleAll, listen } from '../../../logic/platform/listen.ts';
import { useListeners } from '../../host/use-listeners.ts';
import type { ChoiceProps } from '../choice.props.ts';
import { findOption, optionIdOf } from './find-option.ts';

/** Events that show that the shopper has moved on. */
const INTERACTION_EVENTS = ['focusin', 'pointerdown', 'keydown'];

/** Remembers the focused option when the element is disconnected. */
function useLeaving({ env: { host }, of }: ChoiceProps): void {
  const lose = useSetAtom(lostFocusAtom);
  useLayoutEffect(() => {
    let id: string | undefined;
    const end = listen(host, {
      focusin(event) {
        const [stop] = event.composedPath();
        id = stop instanceof HTMLElement ? optionIdOf(stop) : undefined;
      },
      // some browsers also fire it for nodes that a script removes
      focusout: () =>
        queueMicrotask(() => {
          if (host.isConnected) id = undefined;
        }),
    });
    return () => {
      end();
      if (id !== undefined && !host.isConnected) lose({ of, id });
    };
  }, [host, of, lose]);
}

/** Restores focus to an option after its region was swapped, unless the shopper has moved on. */
export function useLostFocus(props: ChoiceProps): void {
  const { env, of } = props;
  const { host } = env;
  const lost = useAtomValue(lostFocusAtom);
  const lose = useSetAtom(lostFocusAtom);
  useLeaving(props);
  useLayoutEffect(() => {
    if (lost?.of === of) findOption(host, lost.id)?.focus();
  });
  const handlers = handleAll(INTERACTION_EVENTS, () => lose(undefined));
  useListeners(lost && document, handlers);
}
