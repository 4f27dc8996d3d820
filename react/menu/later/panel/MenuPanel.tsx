import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../host/use-latest.ts';
import { useStyles } from '../../../host/use-tag.ts';
import { useDismissal } from '../../../popup/use-dismissal.ts';
import { panelStops } from '../../bar-keys.ts';
import type { MenuPanelProps } from '../../menu.props.ts';
import { MenuSublist } from './MenuSublist.tsx';
import panelCss from './menu-panel.css';
import { usePanelLayout } from './use-panel-layout.ts';

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
