import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { MenuTexts } from '../../logic/menu/menu.messages.ts';
import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { MenuName } from './MenuName.tsx';
import { MenuToggle } from './MenuToggle.tsx';

/** Only one panel is open at a time. */
export const PANEL_ID = 'panel';

interface MenuTopFrameProps {
  item: MenuItem;
  texts: MenuTexts;
  itemRef?: Ref<HTMLLIElement>;
  isOpen?: boolean;
  listeners?: HTMLAttributes<HTMLElement>;
  onPressLink?: ((event: MouseEvent) => void) | undefined;
  onPressToggle?: (() => void) | undefined;
  /** The open panel. */
  children?: ReactNode;
}

/** An item of the first level: its link, and the button that opens its panel. */
export function MenuTopFrame({ item, texts, isOpen = false, ...props }: MenuTopFrameProps) {
  const { itemRef, listeners, onPressLink, onPressToggle, children } = props;
  const { id, list } = item;
  const current = item.isCurrentBranch ? 'menu__item--current' : '';
  return (
    <li ref={itemRef} className={`menu__item ${current}`} part="item" {...listeners}>
      {(item.link || !list) && (
        <MenuName id={id} className="menu__top" item={item} onClick={onPressLink} />
      )}
      {list && (
        <MenuToggle
          {...{ item, panelId: PANEL_ID, isOpen }}
          label={texts.toggle(item)}
          onPress={onPressToggle}
        />
      )}
      {children}
    </li>
  );
}
