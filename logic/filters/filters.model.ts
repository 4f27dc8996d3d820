/** When the filters are applied: after each change, or by a button. */
export const APPLY = ['auto', 'button'] as const;

/** A query parameter of the list; '' for a filter without a choice. */
export type FilterEntry = readonly [name: string, value: string];

/** The parameter with the number of the page, also in a hidden input; a change of the filters starts on the first one. */
const PAGE_PARAMETER = 'counter';

/**
 * The URL of a filtered list, as the platform writes it (docs/platform.md#filters): one parameter for each filter, whose values
 * are joined by commas. The query of the form's own address is kept.
 */
export function filterUrl(address: string, entries: readonly FilterEntry[]): string {
  const url = new URL(address);
  for (const name of [PAGE_PARAMETER, ...entries.map(([name]) => name)])
    url.searchParams.delete(name);
  for (const [name, value] of entries)
    if (value !== '' && name !== PAGE_PARAMETER) url.searchParams.set(name, value);
  url.hash = '';
  return url.href;
}

/** Whether a value is among those of a parameter; a value may itself contain a comma. */
export const isChosen = (value: string, values: string): boolean =>
  `,${values},`.includes(`,${value},`);

/** The two ends of a range, such as `100-200`, `100-` or `-200`. */
export function endsOfRange(value: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = value.split('-');
  return [from, to];
}

/** The numbers of products by filter and value; a number is undefined if the platform does not say it. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number | undefined>>;
