import { useSetAtom } from 'jotai';
import { useDeferredValue, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readFoldsAtom, storeFoldsAtom } from '../../../logic/filters/filter-folds.atoms.ts';
import { filtersMessages } from '../../../logic/filters/filters.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnChange, useOnMount } from '../../host/use-on-change.ts';
import { textsOf } from '../../host/use-tag.ts';
import { foldedElements, insertedElements } from '../../light-dom/own-changes.ts';
import { LIVE } from '../../look/live.ts';
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

/** The rows whose text contains the searched one, in any case. */
function foundRows({ rows }: Block, text: string): readonly HTMLElement[] {
  const searched = text.toLowerCase();
  const isFound = (row: HTMLElement) => textWithoutCount(row).toLowerCase().includes(searched);
  return text === '' ? rows : rows.filter(isFound);
}

/** Shows these rows of a block and the chosen ones, and hides the others. */
function showRows({ rows, filter }: Block, shown: readonly HTMLElement[]): void {
  const visible = new Set(shown);
  for (const [index, row] of rows.entries()) {
    foldedElements.add(row);
    // rules of a theme override `hidden`
    if (visible.has(row) || filter.boxes[index]?.checked) row.style.removeProperty('display');
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
  // the letter shows first, then the rows of a block with hundreds
  const searched = useDeferredValue(text);
  const found = foundRows(block, searched);
  useLayoutEffect(() => showRows(block, isOpen ? found : found.slice(0, first)));
  useOnMount(() => () => showRows(block, block.rows));
  useOnChange([searched], () => {
    // below the rows, it moves with them
    container.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' });
  });
  const texts = textsOf(filtersMessages, env);
  const hasSearch = block.rows.length > MAX_WITHOUT_SEARCH;
  const name = texts.search({ name: nameOfBlock(block) });
  return createPortal(
    <>
      {hasSearch && (
        <input
          type="search"
          className="shop-filters-search"
          aria-label={name}
          placeholder={name}
          onChange={(event) => setText(event.currentTarget.value)}
          // a search in the block changes no filter
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {hasSearch && <div {...LIVE}>{found.length === 0 && texts.nothing}</div>}
      {found.length > first && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.less : texts.more}
        </button>
      )}
    </>,
    container,
  );
}

/** The element that folds a block. */
const detailsOf = ({ element }: Block): HTMLDetailsElement | null => element.closest('details');

/** Restores which blocks the shopper has opened, and stores it. */
function useFolds({ host }: Environment, blocks: readonly Block[]): void {
  const readFolds = useSetAtom(readFoldsAtom);
  const storeFolds = useSetAtom(storeFoldsAtom);
  useOnMount(() => {
    const folds = readFolds();
    for (const block of blocks) {
      const details = detailsOf(block);
      const isChosen = blocks.some((one) => detailsOf(one) === details && hasChoice(one));
      const isOpen = isChosen || folds[block.filter.name];
      if (details && isOpen !== undefined) details.open = isOpen;
    }
  });
  useListeners(
    host,
    {
      toggle({ target }) {
        const opened = blocks.filter((block) => detailsOf(block) === target);
        if (target instanceof HTMLDetailsElement)
          storeFolds(Object.fromEntries(opened.map(({ filter }) => [filter.name, target.open])));
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
