import { currentOf, type MenuItem } from '../../logic/menu/menu.model.ts';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';

const CHEVRON = 'm6 9 6 6 6-6';

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
      <svg
        className="menu__chevron"
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        aria-hidden="true"
      >
        <path d={CHEVRON} />
      </svg>
    </button>
  );
}
