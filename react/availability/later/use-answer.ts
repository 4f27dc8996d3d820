import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useMemo } from 'react';
import type { CachedAnswer, CachedAnswers } from '../../../logic/availability/cached-answers.ts';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';

interface Answered<T> {
  /** Undefined before the request. */
  readonly answer: CachedAnswer<T> | undefined;
  /** Sends the request again. */
  retry(): void;
}

interface Question<V, T> {
  readonly answers: CachedAnswers<V, T>;
  readonly variables: V;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
}

/** The platform's answer to a request, which is sent again when it changes. A failure dispatches `shop-error`. */
export function useAnswer<V extends object, T>(
  env: Environment,
  { answers, variables, isOpen }: Question<V, T>,
): Answered<T> {
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  const answerAtom = useMemo(() => answers.answerTo(variables), [answers, key]);
  const answer = useAtomValue(answerAtom);
  const request = useSetAtom(answers.load);
  const isAwaited = isOpen && (!answer || answer.isLoading);
  useLayoutEffect(() => (isAwaited ? env.hold() : undefined), [env, isAwaited]);
  const retry = async () => {
    const refusal = await request(variables);
    if (refusal) env.fail(refusal);
  };
  useOnChange([answers, key, isOpen], () => {
    if (isOpen) retry();
  });
  return { answer, retry };
}
