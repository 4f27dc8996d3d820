import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import { LIVE } from '../../look/live.ts';
import type { SearchView } from './use-search.ts';

/** The live region of the results. An empty result or a failure is announced by a message below the box. */
export function SearchStatus({ search, texts }: { search: SearchView; texts: SuggestionsTexts }) {
  const { isEmpty, isFailed, found } = search;
  const isSeen = isEmpty || isFailed;
  return (
    <div
      className={isSeen ? 'search__panel search__status' : 'unseen'}
      part={isSeen ? 'status' : undefined}
      {...LIVE}
    >
      {isEmpty && found && (
        <slot name="empty">
          <p className="search__note" part="empty">
            {texts.nothing(found)}
          </p>
        </slot>
      )}
      {isFailed && (
        <p className="search__note" part="failed">
          {texts.failed}
        </p>
      )}
      {!isSeen && <span>{resultsText(search, texts)}</span>}
    </div>
  );
}

function resultsText({ isActive, isOpen, found, total }: SearchView, texts: SuggestionsTexts) {
  if (isActive && found) return texts.results({ count: total });
  return isOpen ? `${texts.recent}. Delete: ${texts.remove}` : '';
}
