/** What a path can hold without leaving its folder; a dot stands only between other characters. */
const NAME = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The address `{prefix}{name}.js`; throws where the name could lead elsewhere than to where the prefix does. */
export function scriptAddress(prefix: string, name: string): string {
  if (NAME.test(name)) return `${prefix}${name}.js`;
  throw new TypeError(
    '[shop] loadScript: expected a name such as "gallery" or "shop/gallery-2": letters, digits, "-", "_", single dots and "/" between them.',
  );
}
