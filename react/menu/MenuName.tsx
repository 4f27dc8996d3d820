import type { MouseEvent, ReactNode } from 'react';
import { currentOf, type MenuItem, ownCurrentOf } from '../../logic/menu/menu.model.ts';
import { linkAttributes } from '../../logic/wire/safe-link.ts';
import { currentProps } from './current-props.ts';
import { MenuLabel } from './MenuLabel.tsx';

interface MenuNameProps {
  item: MenuItem;
  /** The item's id, set if other code looks the element up. */
  id?: string;
  className?: string;
  part?: string;
  /** Whether it is the item's own page, not the items below it. */
  isOwn?: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** Content in place of the item's name. */
  children?: ReactNode;
}

/** The name of an item, as a link if the item has a safe URL. */
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
