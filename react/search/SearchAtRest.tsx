import { useDrawerPlace } from '../moving/use-drawer-place.ts';
import { useRef } from '../resting/hooks.ts';
import { useFirstText } from './fallback-form.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchProps } from './search-props.ts';

/** The search box until the shopper comes near it. */
export function SearchAtRest(props: SearchProps) {
  const { env, mobileContainer, below } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = useFirstText(props, input);
  useDrawerPlace(env, { place: mobileContainer, below });
  return <SearchForm {...{ props, input, text }} />;
}
