import { useCallback, useLayoutEffect, useState } from 'react';
import { entryIds } from '../../../logic/search/search.model.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import type { SearchView } from './use-search.ts';

export type Options = ReturnType<typeof useOptions>;
type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** The active option and the key handler of an editable combobox. */
export function useOptions(host: HTMLElement, search: SearchView, isFull: boolean) {
  const { blocks, isOpen, found } = search;
  const [chosen = '', setChosen] = useState<string>();
  const clear = useCallback(() => setChosen(undefined), []);
  const ids = entryIds(blocks);
  const at = isOpen ? ids.indexOf(chosen) : -1;
  const current = ids[at];
  const option = () => (current ? host.shadowRoot?.getElementById(current) : undefined);

  useLayoutEffect(() => {
    if (!isOpen) clear();
  }, [isOpen, clear]);
  // a new response has new options
  useOnChange([found], clear);
  useOnChange([current], () => {
    option()?.scrollIntoView({ block: 'nearest' });
  });

  const move = (index: number) => (event: KeyboardEvent) => {
    event.preventDefault();
    search.open();
    setChosen(ids.at(index % ids.length));
  };
  // keys that move the caret deselect the option
  const keys: Keys = {
    ArrowDown: move(at + 1),
    ArrowUp: move(Math.max(at, 0) - 1),
    ArrowLeft: clear,
    ArrowRight: clear,
    Home: clear,
    End: clear,
    // the message about missing results stays, because the author's message may contain links
    Tab: () => isFull || search.isEmpty || search.close(),
    Enter(event) {
      if (!current) return;
      event.preventDefault();
      option()?.click();
    },
    Delete(event) {
      const entry = blocks.flatMap(({ entries }) => entries)[at];
      if (entry?.kind !== 'recent') return;
      event.preventDefault();
      search.forget(entry.name);
    },
  };
  return {
    current,
    clear,
    onKeyDown(event: KeyboardEvent) {
      if (event.target instanceof HTMLInputElement) keys[event.key]?.(event);
    },
  };
}
