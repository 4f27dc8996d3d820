import { sendKeys } from '@web/test-runner-commands';

/** Presses real keys one after the other, e.g. `press('ArrowDown', 'Shift+Tab')`. */
export async function press(...combinations: string[]): Promise<void> {
  for (const combination of combinations) await pressChord(combination.split('+'));
}

async function pressChord(keys: string[]): Promise<void> {
  const modifiers = keys.slice(0, -1);
  for (const down of modifiers) await sendKeys({ down });
  await sendKeys({ press: keys.at(-1) ?? '' });
  for (const up of modifiers.reverse()) await sendKeys({ up });
}

/** Types the text into whatever has focus. */
export const type = (text: string): Promise<void> => sendKeys({ type: text });
