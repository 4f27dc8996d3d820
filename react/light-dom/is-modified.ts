interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a press asks the browser for more than following, such as another tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
