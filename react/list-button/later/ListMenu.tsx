import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import type { listButtonMessages } from '../../../logic/list-button/list-button.messages.ts';
import type { ListIds } from '../../../logic/list-button/list-button.model.ts';
import type { ShoppingList } from '../../../logic/list-button/list-button.schema.ts';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import { Icon } from '../../look/Icon.tsx';
import { positionBeside } from '../../popup/position/position-beside.ts';
import { useOutsideClick } from '../../popup/use-dismissal.ts';
import listMenuCss from './list-menu.css';

/** Shows the menu beside its button in the top layer, and moves focus into it. */
function useMenuPosition(
  ref: RefObject<HTMLElement | null>,
  { button, startsAtEnd }: { button: HTMLElement; startsAtEnd: boolean },
): void {
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu?.isConnected) return;
    menu.showPopover();
    const leave = positionBeside(menu, () => button, {
      placement: 'bottom',
      align: 'start',
      offset: 8,
    });
    const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    items.at(startsAtEnd ? -1 : 0)?.focus();
    return leave;
  }, [ref, button, startsAtEnd]);
}

const isLetter = (key: string): boolean => [...key].length === 1 && key !== ' ';

const startsWith = (item: HTMLElement, letter: string): boolean =>
  (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());

/** The item of a menu that a key moves to; undefined when the key does not move (APG menu). */
function itemAfterKey(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = (at + 1) % items.length;
  switch (key) {
    case 'ArrowDown':
      return items[next];
    case 'ArrowUp':
      return items.at(Math.max(at, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return isLetter(key)
        ? [...items.slice(next), ...items.slice(0, next)].find((item) => startsWith(item, key))
        : undefined;
  }
}

export interface ListMenuProps {
  env: Environment;
  lists: readonly ShoppingList[];
  /** The ids of the lists that contain the product. */
  holders: ListIds;
  texts: typeof listButtonMessages.pl;
  /** The button that opened the menu. */
  button: HTMLElement;
  /** Whether focus starts at the last item. */
  startsAtEnd: boolean;
  choose: (id: string) => void;
  /** Closes the menu and returns focus to the button. */
  close: () => void;
  /** Closes the menu when focus is already elsewhere. */
  leave: () => void;
}

/** The menu of the shopper's lists, whose items add or remove the product (APG menu), in the top layer. */
export function ListMenu(props: ListMenuProps) {
  const { env, lists, holders, texts, button, choose, close, leave } = props;
  const ref = useRef<HTMLDivElement>(null);
  useStyles(env, listMenuCss);
  useMenuPosition(ref, props);
  useOutsideClick(env.host, true, leave);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // focus returns to the button, from which the browser moves on
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const item = itemAfterKey(event.key, event.currentTarget);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // the button itself closes the menu
    const isElsewhere = relatedTarget instanceof Node && relatedTarget !== button;
    if (isElsewhere && !currentTarget.contains(relatedTarget)) leave();
  };
  return (
    <div
      ref={ref}
      id="lists"
      className="list-menu"
      part="menu"
      role="menu"
      popover="manual"
      aria-label={texts.choose}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {lists.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          role="menuitemcheckbox"
          aria-checked={holders.has(id)}
          tabIndex={-1}
          className="list-menu__item"
          part={holders.has(id) ? 'item checked' : 'item'}
          onClick={() => choose(id)}
        >
          <Icon className="list-menu__tick" path="m5 12.5 5 5 9-11" />
          <bdi>{`${name || id} `}</bdi>
          <bdi className="list-menu__count">{texts.products({ count })}</bdi>
        </button>
      ))}
    </div>
  );
}
