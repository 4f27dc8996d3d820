import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { searchPartsOf } from '../../../logic/search/search.atoms.ts';
import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { useStates } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';
import { PanelBox } from './PanelBox.tsx';

/** The delay before a loading hint shows; a shorter one would flicker on every key press. */
const FELT_AFTER_MS = 300;

interface SearchWaitingProps {
  env: Environment;
  texts: SuggestionsTexts;
  box: HTMLElement | null;
  /** Whether the panel already shows; it stays until the response arrives. */
  hasPanel: boolean;
  isWithin: boolean;
}

/** Shows that a search is pending: a state at once, and after a delay the box, the panel and a live region. */
export function SearchWaiting({ env, texts, box, ...panel }: SearchWaitingProps) {
  const { clock } = useAtomValue(platformAtom);
  const isLoading = useAtomValue(searchPartsOf(env.host).isLoading);
  const [isFelt, setFelt] = useState(false);
  useStates(env, { loading: isLoading });
  useLayoutEffect(() => {
    if (!isLoading) return;
    const stop = clock.after(FELT_AFTER_MS, () => setFelt(true));
    return () => {
      stop();
      setFelt(false);
    };
  }, [clock, isLoading]);
  useLayoutEffect(() => {
    box?.classList.toggle('search--waiting', isFelt);
  }, [box, isFelt]);
  return (
    <>
      {isFelt && !panel.hasPanel && (
        <PanelBox part="waiting" isWithin={panel.isWithin}>
          <p className="search__note" part="note" aria-hidden="true">
            {texts.waiting}
          </p>
        </PanelBox>
      )}
      <div className="unseen" {...LIVE}>
        {isFelt && texts.waiting}
      </div>
    </>
  );
}
