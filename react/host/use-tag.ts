import { useInsertionEffect, useLayoutEffect } from 'react';
import { type MessageSet, type Messages, resolveMessages } from '../../logic/texts/messages.ts';
import type { Environment } from './environment.ts';

/** The texts of a feature in the element's language, in the shop's own wording where it has one. */
export const textsOf = <M extends Messages>(
  set: MessageSet<M>,
  env: Pick<Environment, 'language' | 'config'>,
): M => resolveMessages(set, env.language, env.config.messages);

/** Keeps the element's `:state()`s in step with what is shown. */
export function useStates(env: Environment, states: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => env.setStates(states));
}

/** Gives the element the style sheets of a part that is loaded on demand, before its effects measure it. */
export function useStyles({ addStyles }: Environment, ...texts: readonly string[]): void {
  useInsertionEffect(() => addStyles(texts));
}

/** Answers the element's declared methods while the component is mounted. */
export function useMethods(
  env: Environment,
  methods: Readonly<Record<string, (...args: never[]) => unknown>>,
): void {
  useLayoutEffect(() => env.provideMethods(methods));
}
