import type { ReactNode } from 'react';
import { menuMessages } from '../../logic/menu/menu.messages.ts';
import { textsOf } from '../host/use-tag.ts';
import type { MenuProps } from './menu.props.ts';

interface MenuFrameProps extends Pick<MenuProps, 'env' | 'variant'> {
  children: ReactNode;
}

/** The landmark around a menu; inside of one of the page's, a second one would only repeat it. */
export function MenuFrame({ env, variant, children }: MenuFrameProps) {
  const landmark = env.host.closest('nav, [role=navigation]')
    ? { role: 'presentation' }
    : { 'aria-label': textsOf(menuMessages, env).label };
  return (
    <nav className={`menu menu--${variant}`} part="nav" {...landmark}>
      {children}
    </nav>
  );
}
