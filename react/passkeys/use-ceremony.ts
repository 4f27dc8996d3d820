import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type PasskeyError, passkeyErrorOf } from '../../logic/passkeys/passkey-error.ts';
import type { Environment } from '../host/environment.ts';

/** A signal that aborts when the component is unmounted. */
export function useLifeSignal(): AbortSignal {
  const [life] = useState(() => new AbortController());
  useLayoutEffect(() => () => life.abort(), [life]);
  return life.signal;
}

/** Dispatches `shop-error`, unless the shopper or the page ended the ceremony on purpose. */
export function reportPasskeyError(env: Environment, error: PasskeyError): void {
  const { code, message, cause, isQuiet } = error;
  if (!isQuiet) env.fail({ code, message, cause });
}

/** Starts an element's ceremony, for its button and its method; concurrent calls share one. */
export function useCeremony<T>(env: Environment, start: () => Promise<T>): () => Promise<T> {
  const running = useRef<Promise<T> | undefined>(undefined);
  const run = () => {
    const result = start()
      .catch((cause: unknown) => {
        const error = passkeyErrorOf(cause);
        reportPasskeyError(env, error);
        throw error;
      })
      .finally(() => {
        running.current = undefined;
      });
    // a page that calls the method and forgets the promise gets no unhandled rejection
    result.catch(() => undefined);
    return result;
  };
  return () => {
    running.current ??= run();
    return running.current;
  };
}

interface FocusTargets {
  readonly button: RefObject<HTMLElement | null>;
  /** Replaces the button after a success. */
  readonly notice?: RefObject<HTMLElement | null>;
}

/** Restores focus after a ceremony started by the button: to the button if unfinished, else to the notice. */
export const restoreFocusAfter = (ceremony: Promise<unknown>, { button, notice }: FocusTargets) =>
  ceremony.then(
    () => notice?.current?.focus({ preventScroll: true }),
    (error: PasskeyError) => error.isQuiet && button.current?.focus(),
  );
