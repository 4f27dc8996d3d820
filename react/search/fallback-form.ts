import type { SearchProps } from './search-props.ts';

type FallbackProps = Pick<SearchProps, 'env' | 'name'>;

/** The text field of the author's fallback form, used without JavaScript. */
export const fallbackField = ({ env: { host }, name }: FallbackProps) =>
  host.querySelector<HTMLInputElement>(`form input:is([name=${CSS.escape(name)}],[type=search])`);
