/** A path that stays in its folder; dots are only allowed between other characters. */
const NAME = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The URL `{prefix}{name}.js`. Throws if the name could escape from the prefix. */
export function scriptAddress(prefix: string, name: string): string {
  if (NAME.test(name)) return `${prefix}${name}.js`;
  throw new TypeError(
    '[shop] loadScript: expected a name such as "gallery" or "shop/gallery-2": letters, digits, "-", "_", single dots and "/" between them.',
  );
}
