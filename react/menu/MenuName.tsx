import type { MouseEvent, ReactNode } from 'react';
import { currentOf, type MenuItem, ownCurrentOf } from '../../logic/menu/menu.model.ts';
import { linkAttributes } from '../../logic/wire/safe-link.ts';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';

interface MenuNameProps {
  item: MenuItem;
  /** The item's id, where other code looks for it. */
  id?: string;
  className?: string;
  part?: string;
  /** Whether it stands for the item's own page, and not for what is below it. */
  isOwn?: boolean;
  onClick?: (event: MouseEvent) => void;
  /** What stands instead of the item's name. */
  children?: ReactNode;
}

/** The name of an item: a link where it is one, and leads somewhere safe. */
export function MenuName({ item, part = 'link', isOwn, ...given }: MenuNameProps) {
  const { link } = item;
  const { children = <MenuLabel item={item} />, ...rest } = given;
  const props = { ...rest, ...currentProps(part, isOwn ? ownCurrentOf(item) : currentOf(item)) };
  if (!link) return <span {...props}>{children}</span>;
  return (
    <a {...props} {...linkAttributes(link.href, link.target)}>
      {children}
    </a>
  );
}
