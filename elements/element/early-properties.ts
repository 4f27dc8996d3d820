/**
 * Sets again what the page set on an element before it was upgraded: until then these are values of the
 * element's own, which would hide the properties of its class.
 */
export function takeOverEarlyProperties(host: HTMLElement, attributes: object): void {
  for (const prop of Object.keys(attributes)) {
    if (!Object.hasOwn(host, prop)) continue;
    const value: unknown = Reflect.get(host, prop);
    Reflect.deleteProperty(host, prop);
    Reflect.set(host, prop, value);
  }
}
