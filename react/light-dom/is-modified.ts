interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click asks the browser for more than navigation, such as a new tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
