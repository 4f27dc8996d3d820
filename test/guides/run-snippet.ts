/** Runs a script with these names in the place of what it imports or finds on the page. */
export function runSnippet(code: string, scope: Readonly<Record<string, unknown>>): Promise<void> {
  const withoutImports = code.replace(/^import [^;]*;$/gm, '');
  const { constructor: AsyncFunction } = Object.getPrototypeOf(async () => undefined);
  return new AsyncFunction(...Object.keys(scope), withoutImports)(...Object.values(scope));
}
