import type { MouseEvent, ReactNode } from 'react';
import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { linkAttributes } from '../../logic/platform/safe-link.ts';
import { MenuLabel } from './MenuLabel.tsx';

interface MenuNameProps {
  item: MenuItem;
  /** The item's id, where other code looks for it. */
  id?: string;
  className?: string;
  part?: string;
  onClick?: (event: MouseEvent) => void;
  /** What stands instead of the item's name. */
  children?: ReactNode;
}

/** The name of an item: a link where it is one, and leads somewhere safe. */
export function MenuName({ item, part = 'link', ...given }: MenuNameProps) {
  const { link } = item;
  const { children = <MenuLabel item={item} />, ...props } = given;
  if (!link) {
    return (
      <span {...props} part={part}>
        {children}
      </span>
    );
  }
  const target = linkAttributes(link.href, link.target);
  return (
    <a {...props} {...target} part={part} aria-current={link.current}>
      {children}
    </a>
  );
}
