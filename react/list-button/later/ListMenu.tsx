import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { listButtonMessages } from '../../../logic/list-button/list-button.messages.ts';
import type { ListIds } from '../../../logic/list-button/list-button.model.ts';
import type { ShoppingList } from '../../../logic/list-button/list-button.schema.ts';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useOutsidePress } from '../../popup/use-dismissal.ts';
import listMenuCss from './list-menu.css';
import { itemAfterKey } from './menu-keys.ts';
import { useMenuPlace } from './use-menu-place.ts';

export interface ListMenuProps {
  env: Environment;
  lists: readonly ShoppingList[];
  /** The lists that hold the product. */
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
  useMenuPlace(ref, props);
  useOutsidePress(env.host, true, leave);
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
          <Drawing className="list-menu__tick" path="m5 12.5 5 5 9-11" />
          <bdi>{`${name || id} `}</bdi>
          <bdi className="list-menu__count">{texts.products({ count })}</bdi>
        </button>
      ))}
    </div>
  );
}
