import type { Environment } from '../host/environment.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { useAria } from './use-aria.ts';

interface MessageLine {
  /** The message as text; undefined where there is none. */
  readonly text: string | undefined;
  /** Whether `aria-invalid` is set; undefined leaves what the page's author wrote. */
  readonly invalid: boolean | undefined;
  /** An element of the theme's that is the line. */
  readonly line?: Element | undefined;
}

/**
 * The message of a form field: a line of the light DOM (`slot="message"`, class `shop-message`) that is
 * announced and describes the input. What it changes at the input is taken back when it goes.
 */
export function useMessageLine(
  env: Environment,
  input: HTMLElement | undefined,
  { text, invalid, line }: MessageLine,
): void {
  useDescription(env, input, { slot: 'message', text, role: 'status', line });
  useAria(input, 'ariaInvalid', invalid);
}
