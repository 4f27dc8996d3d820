import { useState } from 'react';
import { currentOf, type MenuItem } from '../../logic/menu/menu.model.ts';
import { CHEVRON_DOWN, Icon } from '../look/Icon.tsx';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';
import { MenuName } from './MenuName.tsx';
import type { MenuBarProps } from './menu.props.ts';
import { useTopItem } from './use-top-item.ts';

interface MenuToggleProps {
  item: MenuItem;
  /** The accessible name of the button beside a link; without a link, the button shows the item's name. */
  label: string;
  /** Id of the panel that it opens. */
  panelId: string;
  isOpen: boolean;
  onClick: () => void;
}

/** The button that opens the panel of a first-level item. */
function MenuToggle({ item, label, panelId, isOpen, onClick }: MenuToggleProps) {
  const attributes = item.link
    ? { className: 'menu__toggle', part: 'toggle', 'aria-label': label }
    : {
        className: 'menu__toggle menu__top',
        id: item.id,
        ...currentProps('toggle link', currentOf(item)),
      };
  return (
    <button
      {...attributes}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onClick}
    >
      {!item.link && (
        <span className="menu__name" part="name">
          <MenuLabel item={item} />
        </span>
      )}
      <Icon className="menu__chevron" path={CHEVRON_DOWN} />
    </button>
  );
}

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
  const { listeners, onLinkClick, onToggleClick, ...focus } = useTopItem(element, props);
  const shows = isOpen && Panel !== undefined;
  return (
    <li
      ref={setElement}
      className={`menu__item ${item.isCurrentBranch ? 'menu__item--current' : ''}`}
      part="item"
      {...listeners}
    >
      {(link || !list) && (
        <MenuName id={id} className="menu__top" item={item} onClick={onLinkClick} />
      )}
      {list && (
        <MenuToggle
          item={item}
          panelId={PANEL_ID}
          isOpen={shows}
          label={texts.toggle(item)}
          onClick={onToggleClick}
        />
      )}
      {element && list && shows && (
        <Panel {...props} {...focus} list={list} element={element} id={PANEL_ID} />
      )}
    </li>
  );
}
