/** The names that scripts of the page have given every object: `in`, for-in and reading find them anywhere. */
export function addedNames(): readonly string[] {
  const names: string[] = [];
  for (const name in {}) names.push(name);
  return names;
}
