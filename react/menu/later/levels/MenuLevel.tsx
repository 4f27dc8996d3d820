import { currentOf, type MenuItem } from '../../../../logic/menu/menu.model.ts';
import { safeHref } from '../../../../logic/wire/safe-link.ts';
import { CHEVRON_NEXT, Icon } from '../../../look/Icon.tsx';
import { currentProps } from '../../current-props.ts';
import { ExtensibleItems } from '../../items/ExtensibleItems.tsx';
import { MenuLabel } from '../../MenuLabel.tsx';
import { MenuName } from '../../MenuName.tsx';
import type { MenuContent } from '../../menu.props.ts';

interface MenuLevelProps extends MenuContent {
  /** Undefined for the first level. */
  item: MenuItem | undefined;
  /** Id of the open item, whose level covers this one. */
  openId: string | undefined;
  onEnter: (id: string) => void;
  onBack: () => void;
}

const icon = <Icon className="menu__arrow" path={CHEVRON_NEXT} />;

function LevelHead({
  item,
  texts,
  onBack,
}: Pick<MenuLevelProps, 'texts' | 'onBack'> & { item: MenuItem }) {
  const heading = `${item.id}-heading`;
  return (
    <>
      <button
        type="button"
        className="menu__back"
        part="back"
        aria-describedby={heading}
        onClick={onBack}
      >
        {icon}
        <span>{texts.back}</span>
      </button>
      <h2 className="menu__heading" part="heading" id={heading}>
        {item.name}
      </h2>
    </>
  );
}

/** One level with the names of its items; an item with a list opens the next level. */
export function MenuLevel(props: MenuLevelProps) {
  const { item, openId, texts, onEnter } = props;
  const isHidden = openId !== undefined;
  return (
    <div className="menu__level" part="level" hidden={isHidden} inert={isHidden}>
      {item && <LevelHead {...props} item={item} />}
      <ul className="menu__rows" part="rows">
        {item && safeHref(item.link?.href) && (
          <li part="row">
            <MenuName className="menu__row" part="all link" item={item} isOwn>
              {texts.all(item)}
            </MenuName>
          </li>
        )}
        <ExtensibleItems {...props} id={item?.id ?? ''} limit={item ? props.showMoreAfter : 0}>
          {(one) => (
            <li key={one.id} part="row">
              {one.list ? (
                <button
                  id={one.id}
                  type="button"
                  className="menu__row"
                  {...currentProps('toggle link', currentOf(one))}
                  aria-expanded={one.id === openId}
                  onClick={() => onEnter(one.id)}
                >
                  <span className="menu__name" part="name">
                    <MenuLabel item={one} />
                  </span>
                  {icon}
                </button>
              ) : (
                <MenuName id={one.id} className="menu__row" item={one} />
              )}
            </li>
          )}
        </ExtensibleItems>
      </ul>
    </div>
  );
}
