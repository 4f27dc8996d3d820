import { useRef } from 'react';
import { searchMessages } from '../../logic/search/search.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { ElementFailure } from '../host/environment.ts';
import { textsOf } from '../host/texts.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { Drawing } from '../look/Drawing.tsx';
import { useDrawerPlace } from '../moving/use-drawer-place.ts';
import { useFirstText } from './fallback-form.ts';
import type { SearchLog, SearchProps } from './search-props.ts';
import { submitSearch } from './submit-search.ts';

const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-2 5 5.5 5.5';

const loadSuggestions = async () =>
  (await import('./suggestions/SearchSuggestions.tsx')).SearchSuggestions;

/** The search box (docs/specification.md#s2-search-box); its suggestions load when the shopper is about to use it. */
export function Search(props: SearchProps) {
  const { env } = props;
  const input = useRef<HTMLInputElement>(null);
  const { current: log } = useRef<SearchLog>({ typedAt: 0, sent: '', onSent() {} });
  const [isNear, setNear] = useIntent(env.host);
  const fail = (failure: ElementFailure) => {
    env.fail(failure);
    // the next sign of interest loads them again
    setNear(false);
  };
  const Suggestions = useModule({ ...env, fail }, loadSuggestions, isNear);
  const texts = textsOf(searchMessages, env);
  const text = useFirstText(props, input);
  useDrawerPlace(env, { place: props.mobileContainer, below: props.below });
  const noteTyping = () => {
    log.typedAt = performance.now();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is also the search landmark
    <form
      className="search"
      role="search"
      action={safeHref(props.action)}
      onSubmit={(event) => submitSearch(event, props, { input: input.current, log })}
    >
      <div className="search__bar">
        <input
          ref={input}
          className="search__input"
          part="input"
          name={props.name}
          defaultValue={text || undefined}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-label={texts.submit}
          aria-autocomplete="list"
          aria-expanded={false}
          onInput={({ nativeEvent }) => nativeEvent.isComposing || noteTyping()}
          onCompositionEnd={noteTyping}
          onBlur={() => {
            log.typedAt = 0;
          }}
        />
        <button className="search__button" type="submit" aria-label={texts.submit}>
          <Drawing className="search__icon" path={MAGNIFIER} />
        </button>
        {Suggestions && input.current && (
          <Suggestions {...props} log={log} input={input.current} label={texts.submit} />
        )}
      </div>
    </form>
  );
}
