import { useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readFoldsAtom, storeFoldsAtom } from '../../../logic/filters/filter-folds.atoms.ts';
import { filtersMessages } from '../../../logic/filters/filters.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnMount } from '../../host/use-on-change.ts';
import { textsOf } from '../../host/use-tag.ts';
import { foldedElements, insertedElements } from '../../light-dom/own-changes.ts';
import { textWithoutCount } from '../chips.ts';
import type { Filter } from '../read-form.ts';
import { type Block, blocksOf, hasChoice, nameOfBlock } from './blocks.ts';

/** A longer block has a box to search in it. */
const MAX_WITHOUT_SEARCH = 20;

/** An element of ours at the end of a block. */
function useContainer({ element }: Block): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    container.className = 'shop-filters-more';
    insertedElements.add(container);
    element.append(container);
    return () => container.remove();
  }, [container, element]);
  return container;
}

interface Shown {
  readonly first: number;
  readonly isOpen: boolean;
  readonly text: string;
}

/** Hides the rows that do not match the text, and in a folded block those after the first ones; chosen ones stay. */
function showRows({ rows, filter }: Block, { first, isOpen, text }: Shown): void {
  for (const [index, row] of rows.entries()) {
    const isMatch = textWithoutCount(row).toLowerCase().includes(text.toLowerCase());
    const isWithin = isOpen || text !== '' || index < first;
    foldedElements.add(row);
    // rules of a theme override `hidden`
    if (filter.boxes[index]?.checked || (isMatch && isWithin)) row.style.removeProperty('display');
    else row.style.setProperty('display', 'none', 'important');
  }
}

interface BlockToolsProps {
  readonly env: Environment;
  readonly block: Block;
  readonly first: number;
}

/** The button that shows all choices of a long block, and the box to search among them. */
function BlockTools({ env, block, first }: BlockToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const container = useContainer(block);
  useLayoutEffect(() => showRows(block, { first, isOpen, text }));
  useOnMount(() => () => showRows(block, { first, isOpen: true, text: '' }));
  const texts = textsOf(filtersMessages, env);
  const isSearched = block.rows.length > MAX_WITHOUT_SEARCH;
  return createPortal(
    <>
      {isSearched && (
        <input
          type="search"
          className="shop-filters-search"
          aria-label={texts.search({ name: nameOfBlock(block) })}
          onChange={(event) => setText(event.currentTarget.value)}
          // a search in the block changes no filter
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.less : texts.more}
      </button>
    </>,
    container,
  );
}

/** Restores which blocks the shopper has opened, and stores it. */
function useFolds({ host }: Environment, blocks: readonly Block[]): void {
  const readFolds = useSetAtom(readFoldsAtom);
  const storeFolds = useSetAtom(storeFoldsAtom);
  useOnMount(() => {
    const folds = readFolds();
    for (const block of blocks) {
      const { element, filter } = block;
      const isOpen = hasChoice(block) || folds[filter.name];
      if (element instanceof HTMLDetailsElement && isOpen !== undefined) element.open = isOpen;
    }
  });
  useListeners(
    host,
    {
      toggle({ target }) {
        const block = blocks.find(({ element }) => element === target);
        if (block && target instanceof HTMLDetailsElement)
          storeFolds({ [block.filter.name]: target.open });
      },
    },
    // it does not bubble
    { capture: true },
  );
}

interface FilterBlocksProps {
  readonly env: Environment;
  readonly filters: readonly Filter[];
  readonly first: number;
}

/** Long blocks of filters, which show their first choices, and blocks that the shopper can fold. */
export function FilterBlocks({ env, filters, first }: FilterBlocksProps) {
  const blocks = blocksOf(filters);
  useFolds(env, blocks);
  return blocks
    .filter(({ rows }) => rows.length > first)
    .map((block) => <BlockTools key={block.filter.name} env={env} block={block} first={first} />);
}
