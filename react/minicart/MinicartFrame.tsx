import type { ReactNode, RefObject } from 'react';
import { MinicartLink } from './MinicartLink.tsx';
import type { useMinicart } from './use-minicart.ts';

type Shown = ReturnType<typeof useMinicart>;

interface FrameProps extends Pick<Shown, 'cart' | 'canOpen' | 'href' | 'label' | 'unit'> {
  link?: RefObject<HTMLAnchorElement | null>;
  isOpen?: boolean;
  onPress?: () => void;
  /** What the panel holds; it is hidden without. */
  children?: ReactNode;
}

const PANEL_ID = 'panel';

/** The link to the basket, and the place of its panel. */
export function MinicartFrame({ cart, canOpen, isOpen = false, ...props }: FrameProps) {
  const { href, label, unit, children } = props;
  return (
    <div className="minicart" part="base">
      <MinicartLink
        {...{ link: props.link, href, label, unit, isOpen }}
        canOpen={canOpen || isOpen}
        panelId={PANEL_ID}
        count={cart.count}
        onPress={props.onPress}
      />
      <section
        id={PANEL_ID}
        className="minicart__panel"
        part="panel"
        aria-label={label}
        hidden={!isOpen || !children}
      >
        {children}
      </section>
    </div>
  );
}
