import { useLayoutEffect, useMemo } from 'react';
import { suggestionsMessages } from '../../../logic/search/search-suggestions.messages.ts';
import { lockScroll } from '../../dialog/scroll-lock.ts';
import { useMedia } from '../../host/use-media.ts';
import { textsOf, useStates, useStyles } from '../../host/use-tag.ts';
import { useOutsideClick } from '../../popup/use-dismissal.ts';
import { useRowTemplate } from '../../template-row/TemplateRow.tsx';
import type { SuggestionsProps } from '../search-props.ts';
import { SearchButtons } from './SearchButtons.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SearchWaiting } from './SearchWaiting.tsx';
import { searchActions } from './search-actions.ts';
import suggestionsCss from './search-suggestions.css';
import { useCombobox } from './use-combobox.ts';
import { useOptions } from './use-options.ts';
import { useSearch } from './use-search.ts';

/**
 * Shows the box over the whole screen while `isFull`: in the top layer, because a transformed side menu would contain a
 * fixed box. The page behind does not scroll.
 */
function useFullScreen(box: HTMLElement | null, isFull: boolean): void {
  useLayoutEffect(() => {
    if (!isFull || !box?.isConnected) return;
    const unlock = lockScroll();
    box.classList.add('search--full');
    box.popover = 'manual';
    box.showPopover();
    return () => {
      unlock();
      box.classList.remove('search--full');
      box.popover = null;
    };
  }, [box, isFull]);
}

/** The live suggestions, which make the search box an editable combobox (docs/specification.md#s2-search-box). */
export function SearchSuggestions(props: SuggestionsProps) {
  const { env, input, label, priceType } = props;
  const search = useSearch(props);
  const isMobile = useMedia(`(width < ${props.below}px)`);
  const isWithin = isWithinDialog(env.host);
  const isFull = isMobile && search.isActive && !isWithin;
  const options = useOptions(env.host, search, isFull);
  const actions = searchActions(props, search, isFull);
  const texts = textsOf(suggestionsMessages, env);
  const template = useRowTemplate(env);
  useStyles(env, suggestionsCss);
  useStates(env, { open: search.isOpen, empty: search.isEmpty, error: search.isFailed });
  useCombobox(input, { host: env.host, search, options, actions });
  useFullScreen(input.form, isFull);
  useOutsideClick(env.host, search.isActive, search.close);
  // the panel depends on the response, not on each key press
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other values are derived from these
  const panel = useMemo(
    () => (
      <SearchPanel
        texts={texts}
        search={search}
        actions={actions}
        priceType={priceType}
        label={label}
        isWithin={isWithin}
        template={template}
        host={env.host}
        current={options.current}
      />
    ),
    [props, texts, search.blocks, options.current, isWithin, template],
  );

  return (
    <>
      <SearchButtons texts={texts} actions={actions} isFull={isFull} hasText={!search.isBlank} />
      {search.isOpen && panel}
      <SearchStatus search={search} texts={texts} />
      <SearchWaiting
        env={env}
        texts={texts}
        hasPanel={search.isOpen}
        isWithin={isWithin}
        box={input.form}
      />
    </>
  );
}

const DIALOGS = 'dialog, shop-drawer, shop-modal';

/** Whether an element is inside a dialog, which already is an overlay. */
const isWithinDialog = (element: Element): boolean => element.closest(DIALOGS) !== null;
