const COPY = Symbol.for('shop-elements');

/** Warns if another copy of the library, such as another build, is on the page: each has its own state. */
export function warnOfCopies(): void {
  const own = import.meta.url;
  const first: unknown = Reflect.get(globalThis, COPY) ?? own;
  Reflect.set(globalThis, COPY, first);
  if (first === own) return;
  console.warn(
    `[shop] two copies of the library are on this page, each with its own basket, toasts and configuration; load one of ${first} and ${own}.`,
  );
}
