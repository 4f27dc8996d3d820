import { currentOf, type MenuItem } from '../../logic/menu/menu.model.ts';
import { CHEVRON_DOWN, Drawing } from '../look/Drawing.tsx';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';

interface MenuToggleProps {
  item: MenuItem;
  /** The accessible name of the button beside a link; without a link, the button shows the item's name. */
  label: string;
  /** Id of the panel that it opens. */
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
}

/** The button that opens the panel of a first-level item. */
export function MenuToggle({ item, label, panelId, isOpen, onPress }: MenuToggleProps) {
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
      onClick={onPress}
    >
      {!item.link && (
        <span className="menu__name" part="name">
          <MenuLabel item={item} />
        </span>
      )}
      <Drawing className="menu__chevron" path={CHEVRON_DOWN} />
    </button>
  );
}
