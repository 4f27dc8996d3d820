/** Adds a full stop to a text without one; units such as `szt.` already end with one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
