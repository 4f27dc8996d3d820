/** Sets attributes, except those that the element already has. The result removes them. */
export function addAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
): () => void {
  const added = Object.entries(attributes).filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of added) element.setAttribute(name, value);
  return () => {
    for (const [name] of added) element.removeAttribute(name);
  };
}
