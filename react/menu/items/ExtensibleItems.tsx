import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { extendedAtomOf, toggleExtensionAtom } from '../../../logic/menu/menu.atoms.ts';
import type { MenuTexts } from '../../../logic/menu/menu.messages.ts';
import { isExtensible, type MenuItem, type MenuList } from '../../../logic/menu/menu.model.ts';
import type { Environment } from '../../host/environment.ts';

interface ExtensibleItemsProps {
  env: Environment;
  texts: MenuTexts;
  list: MenuList;
  /** The id of the item above the list. */
  id: string;
  /** The number of items shown at first. */
  limit: number;
  children: (item: MenuItem) => ReactNode;
}

/** The items of a list; a long list has a button for all but the first ones (docs/specification.md#s2-category-menu). */
export function ExtensibleItems({ env, texts, list, id, limit, children }: ExtensibleItemsProps) {
  const isExtended = useAtomValue(extendedAtomOf(env.host)).includes(id);
  const toggle = useSetAtom(toggleExtensionAtom);
  const { items, extend } = list;
  if (!isExtensible(list, limit)) return items.map(children);
  return (
    <>
      {(isExtended ? items : items.slice(0, limit)).map(children)}
      <li key="extend" part="row">
        <button
          type="button"
          className="menu__extend"
          part="extend"
          aria-expanded={isExtended}
          onClick={() => toggle({ host: env.host, id })}
        >
          {isExtended ? extend.less || texts.less : extend.more || texts.more}
        </button>
      </li>
    </>
  );
}
