import { useLayoutEffect, useRef } from 'react';
import { useStyles } from '../../../host/use-tag.ts';
import type { MenuContent } from '../../menu.props.ts';
import { MenuLevel } from './MenuLevel.tsx';
import levelsCss from './menu-levels.css';

/** The menu of narrow screens: one level at a time, with a button back (docs/specification.md#s2-category-menu). */
export function MenuLevels(props: MenuContent) {
  const { env, list, path, openPath } = props;
  const root = useRef<HTMLDivElement>(null);
  /** The shopper's last step: the class for its direction, and a selector of the element to focus after it. */
  const step = useRef({ way: '', focused: '' });
  const ids = path.map(({ id }) => id);
  useStyles(env, levelsCss);
  useLayoutEffect(() => {
    const { focused } = step.current;
    step.current.focused = '';
    if (focused) root.current?.querySelector<HTMLElement>(focused)?.focus();
  });
  return (
    <div ref={root} className={`menu__levels ${step.current.way}`} part="levels">
      {[undefined, ...path].map((item, at) => (
        <MenuLevel
          key={item?.id ?? 'first'}
          {...props}
          item={item}
          list={item?.list ?? list}
          openId={ids[at]}
          onEnter={(id) => {
            const focused = '.menu__level:last-child .menu__back';
            step.current = { way: 'menu__levels--on', focused };
            openPath([...ids, id]);
          }}
          onBack={() => {
            step.current = { way: 'menu__levels--back', focused: `#${ids.at(-1)}` };
            openPath(ids.slice(0, -1));
          }}
        />
      ))}
    </div>
  );
}
