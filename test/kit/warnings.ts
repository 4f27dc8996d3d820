import { forgetWarnings } from '../../logic/page/warn-author.ts';

const { warn } = console;

/**
 * Collects the warnings to the theme author until the end of the running test, and hides them from the console. The
 * list grows. Warnings issued before are repeated.
 */
export function warnings(): readonly string[] {
  const warned: string[] = [];
  forgetWarnings();
  console.warn = (warning: unknown) => void warned.push(String(warning));
  return warned;
}

afterEach(() => {
  console.warn = warn;
});
