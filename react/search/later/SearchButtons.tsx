import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import { CROSS, Icon } from '../../look/Icon.tsx';
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

/** The button that closes the full-screen box, and the button that clears the text. */
export function SearchButtons({ texts, actions, isFull, hasText }: SearchButtonsProps) {
  return (
    <>
      {isFull && (
        <button
          className="search__button search__leave"
          part="back"
          type="button"
          aria-label={texts.close}
          onClick={actions.leaveOverlay}
        >
          <Icon slot="icon-back" className="search__icon" path={BACK} />
        </button>
      )}
      {hasText && (
        // not focusable, like the clear button of browsers: the keyboard has Escape
        <button
          className="search__button search__clear"
          part="clear"
          type="button"
          tabIndex={-1}
          aria-label={texts.clear}
          title={texts.clear}
          onClick={actions.clear}
        >
          <Icon slot="icon-clear" path={CROSS} />
        </button>
      )}
    </>
  );
}
