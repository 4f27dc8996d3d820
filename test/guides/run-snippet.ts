/** Runs a script with these values in place of its imports and globals. */
export function runSnippet(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const withoutImports = code.replace(/^import [^;]*;$/gm, '');
  const { constructor: AsyncFunction } = Object.getPrototypeOf(async () => undefined);
  return new AsyncFunction(...Object.keys(scope), withoutImports)(...Object.values(scope));
}
