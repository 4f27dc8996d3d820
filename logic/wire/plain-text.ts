/** A text of the platform as it is to be read: its prices hold `&nbsp;` or `&#160;`, nothing else is markup. */
export const plainText = (text: string): string => text.replaceAll(/&(?:nbsp|#160);/g, '\u00a0');
