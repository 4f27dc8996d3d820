import { searchMessages } from '../../logic/search/search.messages.ts';
import type { ElementFailure, Environment } from '../host/environment.ts';
import { typedAtRest } from '../host/signs-of-interest.ts';
import { textsOf } from '../host/texts.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import { useDrawerPlace } from '../moving/use-drawer-place.ts';
import { useLayoutEffect, useRef } from '../resting/hooks.ts';
import { useFirstText } from './fallback-form.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchLog, SearchProps } from './search-props.ts';
import { submitSearch } from './submit-search.ts';

const loadSuggestions = async () =>
  (await import('./suggestions/SearchSuggestions.tsx')).SearchSuggestions;

/** When the shopper typed before the component was there to hear it; 0 when the box was left since. */
const typedBefore = ({ host }: Environment, box: HTMLInputElement | null): number =>
  host.shadowRoot?.activeElement === box ? typedAtRest(host).current : 0;

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the component takes over
  useLayoutEffect(() => {
    log.typedAt = typedBefore(env, input.current);
  }, []);

  return (
    <SearchForm
      {...{ props, input, text }}
      onSubmit={(event) => submitSearch(event, props, { input: input.current, log })}
      onInput={({ nativeEvent }) => Reflect.get(nativeEvent, 'isComposing') || noteTyping()}
      onCompositionEnd={noteTyping}
      onBlur={() => {
        log.typedAt = 0;
      }}
    >
      {Suggestions && input.current && (
        <Suggestions {...props} log={log} input={input.current} label={texts.submit} />
      )}
    </SearchForm>
  );
}
