import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { useState } from '../resting/hooks.ts';
import { MenuTopFrame, PANEL_ID } from './MenuTopFrame.tsx';
import type { MenuBarProps } from './menu.props.ts';
import { useTopItem } from './use-top-item.ts';

interface MenuTopItemProps extends MenuBarProps {
  item: MenuItem;
  isOpen: boolean;
  setOpen: (id: string, open: boolean) => void;
}

/** An item of the first level with its panel. */
export function MenuTopItem(props: MenuTopItemProps) {
  const { item, isOpen, Panel, texts } = props;
  const { list } = item;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { listeners, pressLink, pressToggle, ...focus } = useTopItem(element, props);
  const shows = isOpen && Panel !== undefined;
  return (
    <MenuTopFrame
      {...{ item, texts, listeners }}
      itemRef={setElement}
      isOpen={shows}
      onPressLink={pressLink}
      onPressToggle={pressToggle}
    >
      {element && list && shows && (
        <Panel {...props} {...focus} {...{ list, element, id: PANEL_ID }} />
      )}
    </MenuTopFrame>
  );
}
