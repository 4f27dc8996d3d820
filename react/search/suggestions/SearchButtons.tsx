import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import { CrossDrawing } from '../../look/CrossDrawing.tsx';
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
          <svg
            className="search__icon"
            viewBox="0 0 24 24"
            width="1em"
            height="1em"
            aria-hidden="true"
          >
            <path d={BACK} />
          </svg>
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
          <CrossDrawing />
        </button>
      )}
    </>
  );
}
