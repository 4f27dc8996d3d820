import { forgetWarnings } from '../../logic/page/warn-author.ts';

const { warn } = console;

/**
 * The warnings to the theme author from here to the end of the running test, which the console then does not show.
 * The list grows. What was said before is said anew.
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
