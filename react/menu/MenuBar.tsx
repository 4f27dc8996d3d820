import { useCallback } from 'react';
import { MenuTopItem } from './MenuTopItem.tsx';
import type { MenuBarProps } from './menu.props.ts';

/** The first level in a row: a disclosure navigation with top-level links, as the APG describes it. */
export function MenuBar(props: MenuBarProps) {
  const { list, path, openPath } = props;
  const openId = path[0]?.id;
  const setOpen = useCallback(
    (id: string, open: boolean) => openPath(open ? [id] : []),
    [openPath],
  );
  return (
    <ul className="menu__bar">
      {list.items.map((item) => (
        <MenuTopItem
          key={item.id}
          {...props}
          item={item}
          isOpen={item.id === openId}
          setOpen={setOpen}
        />
      ))}
    </ul>
  );
}
