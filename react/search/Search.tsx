import {
  type FocusEventHandler,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { searchMessages } from '../../logic/search/search.messages.ts';
import { searchText } from '../../logic/search/search-text.ts';
import { sentTextOf } from '../../logic/search/sent-text.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { useIntent } from '../host/use-intent.ts';
import { answering, useModule } from '../host/use-module.ts';
import { textsOf } from '../host/use-tag.ts';
import { useFirstText } from '../light-dom/use-first-text.ts';
import { Icon } from '../look/Icon.tsx';
import { useDrawerPosition } from '../moving/use-drawer-position.ts';
import type { SearchProps } from './search-props.ts';

/** The text field of the author's fallback form, used without JavaScript. */
const fallbackField = ({ env: { host }, name }: SearchProps) =>
  host.querySelector<HTMLInputElement>(`form input:is([name=${CSS.escape(name)}],[type=search])`);

interface SearchFormProps {
  props: SearchProps;
  input: RefObject<HTMLInputElement | null>;
  /** The initial text. */
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
function SearchForm({ props, input, text, children, onSubmit, ...on }: SearchFormProps) {
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
          <Icon slot="icon-search" className="search__icon" path={MAGNIFIER} />
        </button>
        {children}
      </div>
    </form>
  );
}

interface SearchBox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typedAt: RefObject<number>;
}

/**
 * Sends the typed text to the results page, through the author's form when there is one, because
 * that form may have more fields.
 */
function submitSearch(event: FormEvent, props: SearchProps, { input, typedAt }: SearchBox): void {
  const { current: box } = input;
  const typed = box?.value ?? '';
  const text = searchText(typed);
  typedAt.current = 0;
  if (!text) box?.focus();
  if (!text || !props.onSubmit({ text })) {
    event.preventDefault();
    return;
  }
  pageStore.set(sentTextOf(props.env.host), text);
  const field = fallbackField(props);
  if (!field) return;
  event.preventDefault();
  field.value = typed;
  field.form?.requestSubmit();
}

const loadSuggestions = async () =>
  (await import('./later/SearchSuggestions.tsx')).SearchSuggestions;

/** The search box (docs/specification.md#s2-search-box); its suggestions load when the shopper approaches it. */
export function Search(props: SearchProps) {
  const { env } = props;
  const input = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
  const [isNear, setNear] = useIntent(env.host);
  // the next approach loads them again
  const Suggestions = useModule(
    answering(env, () => setNear(false)),
    loadSuggestions,
    isNear,
  );
  const texts = textsOf(searchMessages, env);
  const text = useFirstText(env.host, fallbackField(props), input);
  useDrawerPosition(env, { place: props.mobileContainer, below: props.below });
  const noteTyping = () => {
    typedAt.current = performance.now();
  };

  return (
    <SearchForm
      props={props}
      input={input}
      text={text}
      onSubmit={(event) => submitSearch(event, props, { input, typedAt })}
      onInput={({ nativeEvent }) => Reflect.get(nativeEvent, 'isComposing') || noteTyping()}
      onCompositionEnd={noteTyping}
      onBlur={() => {
        typedAt.current = 0;
      }}
    >
      {Suggestions && input.current && (
        <Suggestions {...props} typedAt={typedAt} input={input.current} label={texts.submit} />
      )}
    </SearchForm>
  );
}
