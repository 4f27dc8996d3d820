/** Fields whose typed text would be lost on a remount. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/** Restores the text, selection or checked state of a field. */
type Restore = (field: Element) => void;

function textRestorer({ value }: Field): Restore {
  return (field) => {
    if (isField(field) && field.value !== value) field.value = value;
  };
}

function focusRestorer(focused: Element): Restore {
  // null for fields without a selection
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
  return (field) => {
    (field as HTMLElement).focus({ preventScroll: true });
    if (selectionStart === null) return;
    (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
}

const kindOf = (element: Element): string =>
  [element.localName, element.getAttribute('part'), element.getAttribute('name')].join(' ');

/** The elements of a root by kind, in document order. */
const elementsByKind = (root: ShadowRoot): ReadonlyMap<string, readonly Element[]> =>
  Map.groupBy(root.querySelectorAll('*'), kindOf);

/** Saves texts and focus in a root. The result restores them in elements with the same part and name. */
export function keepFields(root: ShadowRoot): () => void {
  const fields: { kind: string; place: number; restore: Restore }[] = [];
  for (const [kind, elements] of elementsByKind(root)) {
    elements.forEach((element, place) => {
      if (isField(element)) fields.push({ kind, place, restore: textRestorer(element) });
      if (element === root.activeElement)
        fields.push({ kind, place, restore: focusRestorer(element) });
    });
  }
  return () => {
    const now = elementsByKind(root);
    for (const { kind, place, restore } of fields) {
      const element = now.get(kind)?.[place];
      if (element) restore(element);
    }
  };
}
