/** A text with a full stop at its end; words for units such as `szt.` have one already. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
