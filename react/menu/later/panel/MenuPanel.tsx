import { useLayoutEffect, useRef } from 'react';
import type { MenuTexts } from '../../../../logic/menu/menu.messages.ts';
import type { MenuList } from '../../../../logic/menu/menu.model.ts';
import type { Environment } from '../../../host/environment.ts';
import { useLatest } from '../../../host/use-latest.ts';
import { useStyles } from '../../../host/use-tag.ts';
import { useDismissal } from '../../../popup/use-dismissal.ts';
import { panelStops } from '../../bar-keys.ts';
import { ExtensibleItems } from '../../items/ExtensibleItems.tsx';
import { MenuName } from '../../MenuName.tsx';
import type { MenuPanelProps } from '../../menu.props.ts';
import panelCss from './menu-panel.css';
import { usePanelLayout } from './use-panel-layout.ts';

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
function MenuSublist(props: MenuSublistProps) {
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

/** The panel of a first-level item, with its lists in one or more columns. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, item, env, element, variant, wide, takesFocus, close } = props;
  const panel = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  useStyles(env, panelCss);
  usePanelLayout(panel, props);
  useDismissal(element, true, close);
  useLayoutEffect(() => {
    if (takesFocus.current) panelStops(element)[0]?.focus();
    takesFocus.current = false;
    const current = panel.current;
    // focus inside a removed panel would be lost
    return () => {
      if (current?.matches(':focus-within')) latest.current.returnFocus();
    };
  }, [element, takesFocus]);
  const isWide = wide && variant === 'mega';
  return (
    <div
      ref={panel}
      id={id}
      className={`menu__panel ${isWide ? 'menu__panel--wide' : ''}`}
      part="panel"
    >
      <MenuSublist {...props} id={item.id} level={2} />
    </div>
  );
}
