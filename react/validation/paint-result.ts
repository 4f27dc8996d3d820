import { useLayoutEffect } from 'react';
import { pageStore } from '../../logic/state/page-state.ts';
import type { FieldProblem } from '../../logic/validation/fields/field.ts';
import type { ShownResult } from '../../logic/validation/results.atoms.ts';
import { rulesAtom } from '../../logic/validation/rules.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { useAria } from '../light-dom/use-aria.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { Control } from './control.ts';

/** Whether the value of a field is right (`success`), wrong (`error`), or not known (`empty`). */
export type FieldState = 'empty' | 'success' | 'error';

/** Writes the state into the element's `data-state`. */
export function useFieldState({ host }: Environment, state: FieldState): void {
  useLayoutEffect(() => {
    host.dataset.state = state;
  }, [host, state]);
}

interface MessageLine {
  /** The message as text; undefined where there is none. */
  readonly text: string | undefined;
  /** Whether the message is shown without being announced. */
  readonly isQuiet?: boolean | undefined;
  /** Whether `aria-invalid` is set; undefined leaves the author's own value. */
  readonly invalid: boolean | undefined;
  /** An element of the theme that is the line. */
  readonly line?: Element | undefined;
}

/**
 * Shows the message of a field in a line of the light DOM (`slot="message"`, class `shop-message`), which is announced
 * and describes the input. Restores the input when the component goes.
 */
export function useMessageLine(
  env: Environment,
  input: HTMLElement | undefined,
  { text, isQuiet, invalid, line }: MessageLine,
): void {
  useDescription(env, input, { slot: 'message', text, isQuiet, role: 'status', line });
  useAria(input, 'ariaInvalid', invalid);
}

/** Shows the advice on a problem in a line below its message, which is announced after it. */
function useHintLine(
  env: Environment,
  input: HTMLElement | undefined,
  line: Pick<MessageLine, 'text' | 'isQuiet'>,
): void {
  useDescription(env, input, { ...line, slot: 'hint', role: 'status' });
}

/** What a shopper reads of a problem. */
interface ProblemMessage {
  readonly message: string | undefined;
  /** Undefined where there is nothing to advise. */
  readonly hint: string | undefined;
}

/** The words for a problem; the rules, which found the problem, have loaded them. */
export function problemMessage(
  problem: FieldProblem | undefined,
  env: Environment,
): ProblemMessage {
  const rules = pageStore.get(rulesAtom);
  if (!problem || !rules) return { message: undefined, hint: undefined };
  const texts = textsOf(rules.messages, env);
  return {
    message: rules.problemText(problem, texts),
    hint: rules.problemHint(problem, texts) || undefined,
  };
}

interface Painting {
  readonly env: Environment;
  /** The control of the field. */
  readonly control: Control | undefined;
  /** A control of no field, whose problem this field shows. */
  readonly neighbour: Control | undefined;
  /** An element of the theme for the message. */
  readonly line: Element | undefined;
  readonly shown: ShownResult;
}

/**
 * Shows the result of a field's check: `data-state`, the message lines and `aria-invalid`. Gives the advice on what is wrong.
 */
export function usePaintedResult({
  env,
  control,
  neighbour,
  line,
  shown,
}: Painting): string | undefined {
  const { state, partner, isQuiet } = shown;
  const problem = shown.problem ?? (neighbour ? undefined : partner?.problem);
  const isKnown = state !== 'empty';
  const own = problemMessage(problem, env);
  const others = problemMessage(partner?.problem, env);
  useFieldState(env, state);
  useMessageLine(env, control, {
    line,
    isQuiet,
    text: isKnown ? (own.message ?? '') : undefined,
    invalid: isKnown ? problem !== undefined : undefined,
  });
  useHintLine(env, control, { text: own.hint, isQuiet });
  useMessageLine(env, partner && neighbour, {
    text: others.message,
    isQuiet,
    invalid: partner && true,
  });
  useHintLine(env, partner && neighbour, { text: others.hint, isQuiet });
  return own.hint;
}
