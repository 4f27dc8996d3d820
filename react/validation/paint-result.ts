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

/** Whether the value of a field is valid (`success`), invalid (`error`) or unknown (`empty`). */
export type FieldState = 'empty' | 'success' | 'error';

/** Writes the state into the element's `data-state`. */
export function useFieldState({ host }: Environment, state: FieldState): void {
  useLayoutEffect(() => {
    host.dataset.state = state;
  }, [host, state]);
}

interface MessageLine {
  /** The message as text; undefined for none. */
  readonly text: string | undefined;
  /** Whether the message is shown without an announcement. */
  readonly isQuiet?: boolean | undefined;
  /** Whether `aria-invalid` is set; undefined leaves the author's own value. */
  readonly invalid: boolean | undefined;
  /** An element of the theme that shows the message. */
  readonly line?: Element | undefined;
}

/**
 * Shows the message of a field in an element of the light DOM (`slot="message"`, class `shop-message`). It is announced
 * and describes the input. Restores the input on unmount.
 */
export function useMessageLine(
  env: Environment,
  input: HTMLElement | undefined,
  { text, isQuiet, invalid, line }: MessageLine,
): void {
  useDescription(env, input, { slot: 'message', text, isQuiet, isLive: true, line });
  useAria(input, 'ariaInvalid', invalid);
}

/** Shows a hint below the message; it is announced after the message. */
function useHintLine(
  env: Environment,
  input: HTMLElement | undefined,
  line: Pick<MessageLine, 'text' | 'isQuiet'>,
): void {
  useDescription(env, input, { ...line, slot: 'hint', isLive: true });
}

/** The message and the hint for a problem. */
interface ProblemMessage {
  readonly message: string | undefined;
  /** Undefined without a hint. */
  readonly hint: string | undefined;
}

/** The texts of a problem; they have loaded together with the rules that found it. */
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
  /** A control without a field, whose problem this field shows. */
  readonly neighbour: Control | undefined;
  /** An element of the theme for the message. */
  readonly line: Element | undefined;
  readonly shown: ShownResult;
}

/** Shows the result of a field's check: `data-state`, message, hint and `aria-invalid`. Returns the hint. */
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
