import { useRef } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import { useOutsidePress } from '../../popup/use-dismissal.ts';
import tooltipCss from './tooltip.css';
import { type BubbleOptions, useBubble } from './use-bubble.ts';
import { useEscape } from './use-escape.ts';

interface TooltipBubbleProps extends BubbleOptions {
  env: Environment;
  /** The name of the slot that holds the text. */
  slot: string;
  hide: () => void;
}

/** The bubble around the text, loaded when the shopper first comes near. */
export function TooltipBubble({ env, slot, hide, ...options }: TooltipBubbleProps) {
  const { host } = env;
  const { isShown } = options;
  const ref = useRef<HTMLDivElement>(null);
  useStyles(env, tooltipCss);
  useBubble(ref, options);
  useOutsidePress(host, isShown, hide);
  useEscape(isShown, hide);
  return (
    <div ref={ref} className="tooltip" part="bubble" popover="manual" hidden={!isShown}>
      <slot name={slot} />
    </div>
  );
}
