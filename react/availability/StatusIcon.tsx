import { useState } from 'react';
import type { SaidStock } from '../../logic/availability/availability-stock.model.ts';

/** The sign of a status: the author's, else the platform's picture, else a dot. */
export function StatusIcon({ status = 'order', icon }: SaidStock) {
  const [lost, setLost] = useState<string>();
  return (
    <slot name={`icon-${status}`}>
      {icon && icon !== lost ? (
        <img className="picture" part="icon" src={icon} alt="" onError={() => setLost(icon)} />
      ) : (
        <span className={`dot dot--${status}`} part="icon" />
      )}
    </slot>
  );
}
