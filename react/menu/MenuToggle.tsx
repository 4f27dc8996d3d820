import { currentOf, type MenuItem } from '../../logic/menu/menu.model.ts';
import { Drawing } from '../look/Drawing.tsx';
import { CHEVRON_DOWN } from '../look/paths.ts';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';

interface MenuToggleProps {
  item: MenuItem;
  /** What the button is called beside a link; without one it has the item's name. */
  label: string;
  /** Id of what it opens. */
  panelId: string;
  isOpen: boolean;
  onPress: () => void;
}

/** The button that opens what is below an item of the first level. */
export function MenuToggle({ item, label, panelId, isOpen, onPress }: MenuToggleProps) {
  const own = item.link
    ? { className: 'menu__toggle', part: 'toggle', 'aria-label': label }
    : {
        className: 'menu__toggle menu__top',
        id: item.id,
        ...currentProps('toggle link', currentOf(item)),
      };
  return (
    <button
      {...own}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onPress}
    >
      {!item.link && (
        <span className="menu__name">
          <MenuLabel item={item} />
        </span>
      )}
      <Drawing className="menu__chevron" path={CHEVRON_DOWN} />
    </button>
  );
}
