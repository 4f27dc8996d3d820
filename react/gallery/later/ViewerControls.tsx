import type { ReactNode } from 'react';
import { CHEVRON_NEXT, CROSS, IconButton, MINUS, PLUS } from '../../look/Icon.tsx';
import { LIVE } from '../../look/live.ts';

/** The icon of each button of the dialog, by its part. */
const ICONS = {
  previous: CHEVRON_NEXT,
  next: CHEVRON_NEXT,
  'zoom-in': PLUS,
  'zoom-out': MINUS,
  close: CROSS,
} as const;

interface ViewerButtonProps {
  readonly name: keyof typeof ICONS;
  readonly label: string;
  /** Keeps focus although it does nothing now. */
  readonly isIdle?: boolean;
  readonly onClick: () => void;
}

/** A button of the dialog. */
export const ViewerButton = ({ name, label, isIdle = false, onClick }: ViewerButtonProps) => (
  <IconButton
    className={`viewer__button viewer__button--${name}`}
    part={name}
    label={label}
    slot={`icon-${name}`}
    iconClass="viewer__icon"
    path={ICONS[name]}
    aria-disabled={isIdle}
    onClick={() => !isIdle && onClick()}
  />
);

/** The bar above the pictures. */
export const ViewerBar = ({ counter, children }: { counter: string; children: ReactNode }) => (
  <div className="viewer__bar">
    <p className="viewer__counter" part="counter" {...LIVE}>
      {counter}
    </p>
    {children}
  </div>
);
