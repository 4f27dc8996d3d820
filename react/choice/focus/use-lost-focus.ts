import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { lostFocusAtom } from '../../../logic/choice/choice.atoms.ts';
import { handleAll, listen } from '../../../logic/platform/listen.ts';
import { useListeners } from '../../host/use-listeners.ts';
import type { ChoiceProps } from '../choice.props.ts';
import { findOption, optionIdOf } from './find-option.ts';

/** What tells that the shopper has gone on. */
const SIGNS = ['focusin', 'pointerdown', 'keydown'];

/** Remembers the option that has focus when the element is taken off the page. */
function useLeaving({ env: { host }, of }: ChoiceProps): void {
  const lose = useSetAtom(lostFocusAtom);
  useLayoutEffect(() => {
    let id: string | undefined;
    const end = listen(host, {
      focusin(event) {
        const [stop] = event.composedPath();
        id = stop instanceof HTMLElement ? optionIdOf(stop) : undefined;
      },
      // some browsers say so of what a script takes out, too
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

/** Gives focus back to an option that had it before its region was swapped, until the shopper goes on elsewhere. */
export function useLostFocus(props: ChoiceProps): void {
  const { env, of } = props;
  const { host } = env;
  const lost = useAtomValue(lostFocusAtom);
  const lose = useSetAtom(lostFocusAtom);
  useLeaving(props);
  useLayoutEffect(() => {
    if (lost?.of === of) findOption(host, lost.id)?.focus();
  });
  const handlers = handleAll(SIGNS, () => lose(undefined));
  useListeners(lost && document, handlers);
}
