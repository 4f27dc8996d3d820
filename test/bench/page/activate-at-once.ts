interface Declared extends CustomElementConstructor {
  declaration?: { activate: string };
}

/** Makes a tag of ours mount at once, whatever its declaration says; a foreign tag has none. */
export function activateAtOnce(tag: string): void {
  const ElementClass: Declared | undefined = customElements.get(tag);
  if (ElementClass?.declaration) ElementClass.declaration.activate = 'ready';
}
