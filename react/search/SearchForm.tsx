import type { FocusEventHandler, FormEvent, FormEventHandler, ReactNode, RefObject } from 'react';
import { searchMessages } from '../../logic/search/search.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { textsOf } from '../host/use-tag.ts';
import { Drawing } from '../look/Drawing.tsx';
import type { SearchProps } from './search-props.ts';

interface SearchFormProps {
  props: SearchProps;
  input: RefObject<HTMLInputElement | null>;
  /** The text in the box at first. */
  text: string | undefined;
  onSubmit: FormEventHandler;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  onCompositionEnd: () => void;
  onBlur: FocusEventHandler;
  /** The suggestions. */
  children?: ReactNode;
}

const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-2 5 5.5 5.5';

/** The box and its button. */
export function SearchForm({ props, input, text, children, onSubmit, ...on }: SearchFormProps) {
  const { env, action, name } = props;
  const texts = textsOf(searchMessages, env);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is also the search landmark
    <form
      className="search"
      part="form"
      role="search"
      action={safeHref(action)}
      onSubmit={onSubmit}
    >
      <div className="search__bar" part="bar">
        <input
          ref={input}
          className="search__input"
          part="input"
          name={name}
          defaultValue={text || undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-label={texts.submit}
          aria-autocomplete="list"
          aria-expanded={false}
          {...on}
        />
        <button className="search__button" part="send" type="submit" aria-label={texts.submit}>
          <Drawing slot="icon-search" className="search__icon" path={MAGNIFIER} />
        </button>
        {children}
      </div>
    </form>
  );
}
