import { useState } from 'react';
import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { MenuName } from './MenuName.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import type { MenuBarProps } from './menu.props.ts';
import { useTopItem } from './use-top-item.ts';

/** Only one panel is open at a time. */
const PANEL_ID = 'panel';

interface MenuTopItemProps extends MenuBarProps {
  item: MenuItem;
  isOpen: boolean;
  setOpen: (id: string, open: boolean) => void;
}

/** An item of the first level: its link, the button that opens its panel, and the open panel. */
export function MenuTopItem(props: MenuTopItemProps) {
  const { item, isOpen, Panel, texts } = props;
  const { id, link, list } = item;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { listeners, pressLink, pressToggle, ...focus } = useTopItem(element, props);
  const shows = isOpen && Panel !== undefined;
  return (
    <li
      ref={setElement}
      className={`menu__item ${item.isCurrentBranch ? 'menu__item--current' : ''}`}
      part="item"
      {...listeners}
    >
      {(link || !list) && (
        <MenuName id={id} className="menu__top" item={item} onClick={pressLink} />
      )}
      {list && (
        <MenuToggle
          item={item}
          panelId={PANEL_ID}
          isOpen={shows}
          label={texts.toggle(item)}
          onPress={pressToggle}
        />
      )}
      {element && list && shows && (
        <Panel {...props} {...focus} list={list} element={element} id={PANEL_ID} />
      )}
    </li>
  );
}
