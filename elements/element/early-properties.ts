/**
 * Sets properties again that the page set before the upgrade: as own properties, they would shadow the accessors of the
 * class.
 */
export function takeOverEarlyProperties(host: HTMLElement, attributes: object): void {
  for (const prop of Object.keys(attributes)) {
    if (!Object.hasOwn(host, prop)) continue;
    const value: unknown = Reflect.get(host, prop);
    Reflect.deleteProperty(host, prop);
    Reflect.set(host, prop, value);
  }
}
