import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { CROSS } from '../../look/paths.ts';
import type { SearchActions } from './search-actions.ts';

interface SearchButtonsProps {
  texts: SuggestionsTexts;
  actions: SearchActions;
  /** Whether the box covers the screen. */
  isFull: boolean;
  /** Whether there is a text to clear. */
  hasText: boolean;
}

const BACK = 'M20 12H5m6-7-7 7 7 7';

/** The way out of the box that covers the screen, and the cross that clears the text. */
export function SearchButtons({ texts, actions, isFull, hasText }: SearchButtonsProps) {
  return (
    <>
      {isFull && (
        <button
          className="search__button search__leave"
          type="button"
          aria-label={texts.close}
          onClick={actions.leaveOverlay}
        >
          <Drawing className="search__icon" path={BACK} />
        </button>
      )}
      {hasText && (
        // as browsers' own: the keyboard has Escape for it
        <button
          className="search__button search__clear"
          part="clear"
          type="button"
          tabIndex={-1}
          aria-label={texts.clear}
          title={texts.clear}
          onClick={actions.clear}
        >
          <Drawing path={CROSS} />
        </button>
      )}
    </>
  );
}
