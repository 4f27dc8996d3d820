import { useRef } from 'react';
import { safeHref } from '../../logic/platform/safe-link.ts';
import { type SearchTexts, searchMessages } from '../../logic/search/search.messages.ts';
import { textsOf } from '../shared/texts.ts';
import { useMedia } from '../shared/use-media.ts';
import { useOutsidePress } from '../shared/use-outside-press.ts';
import { useStates } from '../shared/use-states.ts';
import { useFallbackFocus } from './fallback-form.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { searchActions } from './search-actions.ts';
import type { SearchProps } from './search-props.ts';
import { useMobileContainer } from './use-mobile-container.ts';
import { useOptions } from './use-options.ts';
import { useOverlay } from './use-overlay.ts';
import { type SearchView, useSearch } from './use-search.ts';

/** The search box with its suggestions: an editable combobox (specification §2, "Search box"). */
export function Search(props: SearchProps) {
  const { env, priceType } = props;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(props);
  const isMobile = useMedia(`(width < ${props.mobileBelow}px)`);
  const isFull = isMobile && search.isActive;
  const options = useOptions(env.host, search, isFull);
  const actions = searchActions(props, search, input);
  const texts = textsOf(searchMessages, env);
  useStates(env, { open: search.isOpen, loading: search.isLoading });
  useFallbackFocus(props, input);
  useMobileContainer(env.host, props.mobileContainer, isMobile);
  useOverlay(form, isFull);
  useOutsidePress(env.host, search.isActive, search.close);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form and a search landmark in one
    <form
      ref={form}
      className={isFull ? 'search search--full' : 'search'}
      role="search"
      action={safeHref(props.action)}
      onSubmit={actions.submit}
      onBlur={actions.leave}
      onKeyDown={options.onKeyDown}
      // what is pressed does not take the focus, so that the results stay
      onMouseDown={(event) => event.target !== input.current && event.preventDefault()}
    >
      <SearchBar
        {...{ texts, search, actions, options, isFull }}
        inputRef={input}
        name={props.name}
      />
      {search.isOpen && (
        <SearchPanel {...{ texts, search, actions, priceType }} current={options.current} />
      )}
      <div className="search__status" role="status">
        {statusOf(search, texts)}
      </div>
    </form>
  );
}

function statusOf({ isActive, isOpen, found, total }: SearchView, texts: SearchTexts): string {
  if (isActive && found) return texts.results({ count: total });
  return isOpen ? `${texts.recent}. Delete: ${texts.remove}` : '';
}
