import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import { CROSS, IconButton } from '../../look/Icon.tsx';
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
        <IconButton
          className="search__button search__leave"
          part="back"
          label={texts.close}
          slot="icon-back"
          iconClass="search__icon"
          path={BACK}
          onClick={actions.leaveOverlay}
        />
      )}
      {hasText && (
        // not focusable, like the clear button of browsers: the keyboard has Escape
        <IconButton
          className="search__button search__clear"
          part="clear"
          tabIndex={-1}
          label={texts.clear}
          title={texts.clear}
          slot="icon-clear"
          path={CROSS}
          onClick={actions.clear}
        />
      )}
    </>
  );
}
