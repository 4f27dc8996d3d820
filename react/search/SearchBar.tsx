import type { RefObject } from 'react';
import type { ShownProps } from './SearchOption.tsx';
import type { Options } from './use-options.ts';

interface SearchBarProps extends Omit<ShownProps, 'priceType'> {
  options: Options;
  inputRef: RefObject<HTMLInputElement | null>;
  name: string;
  /** Whether the search covers the screen, and can be left by a button. */
  isFull: boolean;
}

const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-2 5 5.5 5.5';
const CROSS = 'm6 6 12 12M18 6 6 18';

/** The text field, the button that searches, and the one that closes the overlay. */
export function SearchBar({ texts, search, actions, options, ...props }: SearchBarProps) {
  const takeText = () => {
    options.clear();
    actions.takeText();
  };
  return (
    <div className="search__bar">
      <input
        ref={props.inputRef}
        className="search__input"
        part="input"
        name={props.name}
        defaultValue={search.typed}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-label={texts.submit}
        aria-autocomplete="list"
        aria-expanded={search.isOpen}
        aria-controls={search.isOpen ? 'results' : undefined}
        aria-activedescendant={options.current}
        onFocus={search.open}
        onClick={search.open}
        onInput={({ nativeEvent }) => nativeEvent.isComposing || takeText()}
        onCompositionEnd={takeText}
      />
      <button className="search__button" type="submit" aria-label={texts.submit}>
        <Icon path={MAGNIFIER} />
      </button>
      {props.isFull && (
        <button
          className="search__button"
          type="button"
          aria-label={texts.close}
          onClick={actions.leaveOverlay}
        >
          <Icon path={CROSS} />
        </button>
      )}
    </div>
  );
}

const Icon = ({ path }: { path: string }) => (
  <svg className="search__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
