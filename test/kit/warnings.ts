import { forgetWarnings } from '../../logic/page/warn-author.ts';

const { warn } = console;

/**
 * Collects the warnings to the theme author until the end of the running test, and hides them from the console. The
 * list grows. Warnings issued before are repeated.
 */
export function warnings(): readonly string[] {
  const said: string[] = [];
  forgetWarnings();
  console.warn = (warning: unknown) => void said.push(String(warning));
  return said;
}

afterEach(() => {
  console.warn = warn;
});
