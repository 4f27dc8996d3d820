import { useRef } from 'react';
import { searchMessages } from '../../logic/search/search.messages.ts';
import type { ElementFailure } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { textsOf } from '../host/use-tag.ts';
import { useDrawerPlace } from '../moving/use-drawer-place.ts';
import { useFirstText } from './fallback-form.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchProps } from './search-props.ts';
import { submitSearch } from './submit-search.ts';

const loadSuggestions = async () =>
  (await import('./later/SearchSuggestions.tsx')).SearchSuggestions;

/** The search box (docs/specification.md#s2-search-box); its suggestions load when the shopper is about to use it. */
export function Search(props: SearchProps) {
  const { env } = props;
  const input = useRef<HTMLInputElement>(null);
  const typedAt = useRef(0);
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
