import { useInsertionEffect, useLayoutEffect } from 'react';
import { type MessageSet, type Messages, resolveMessages } from '../../logic/texts/messages.ts';
import type { Environment } from './environment.ts';

/** The texts of a feature in the element's language, with the shop's own wording where the configuration has one. */
export const textsOf = <M extends Messages>(
  set: MessageSet<M>,
  env: Pick<Environment, 'language' | 'config'>,
): M => resolveMessages(set, env.language, env.config.messages);

/** Keeps the element's custom states in sync with what is rendered. */
export function useStates(env: Environment, states: Readonly<Record<string, boolean>>): void {
  useLayoutEffect(() => env.setStates(states));
}

/** Adopts the stylesheets of a part loaded on demand before its effects measure it. */
export function useStyles({ addStyles }: Environment, ...texts: readonly string[]): void {
  useInsertionEffect(() => addStyles(texts));
}

/** Implements the element's declared methods while the component is mounted. */
export function useMethods(
  env: Environment,
  methods: Readonly<Record<string, (...args: never[]) => unknown>>,
): void {
  useLayoutEffect(() => env.provideMethods(methods));
}
