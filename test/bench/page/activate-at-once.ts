interface Declared extends CustomElementConstructor {
  declaration?: { activate: string };
}

/** Makes one of our tags mount at once, whatever its declaration says; has no effect on other tags. */
export function activateAtOnce(tag: string): void {
  const ElementClass: Declared | undefined = customElements.get(tag);
  if (ElementClass?.declaration) ElementClass.declaration.activate = 'ready';
}
