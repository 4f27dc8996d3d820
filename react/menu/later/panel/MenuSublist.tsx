import type { MenuTexts } from '../../../../logic/menu/menu.messages.ts';
import type { MenuList } from '../../../../logic/menu/menu.model.ts';
import type { Environment } from '../../../host/environment.ts';
import { ExtensibleItems } from '../../items/ExtensibleItems.tsx';
import { MenuName } from '../../MenuName.tsx';

interface MenuSublistProps {
  env: Environment;
  texts: MenuTexts;
  list: MenuList;
  /** The id of the item above the list. */
  id: string;
  /** 2 for the lists directly below the bar. */
  level: number;
  showMoreAfter: number;
}

/** A list with all lists below it. */
export function MenuSublist(props: MenuSublistProps) {
  const { env, texts, showMoreAfter, level } = props;
  return (
    <ul className={`menu__list menu__list--${level}`}>
      <ExtensibleItems {...props} limit={showMoreAfter}>
        {(item) => (
          <li key={item.id} part={level === 2 ? 'group' : 'row'}>
            <MenuName className="menu__link" item={item} />
            {item.list && (
              <MenuSublist
                env={env}
                texts={texts}
                showMoreAfter={showMoreAfter}
                list={item.list}
                id={item.id}
                level={level + 1}
              />
            )}
          </li>
        )}
      </ExtensibleItems>
    </ul>
  );
}
