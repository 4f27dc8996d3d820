import { useId, useLayoutEffect, useRef } from 'react';
import type { Environment } from '../shared/environment.ts';
import { useMedia } from '../shared/use-media.ts';
import { useMethods } from '../shared/use-methods.ts';
import { useStates } from '../shared/use-states.ts';

export interface CollapseProps {
  below: number;
  open: boolean;
  label: string | undefined;
  onOpen: () => void;
  onClose: () => void;
  env: Environment;
}

/** Opening and closing, each with its event once. */
function useSwitch({ open, onOpen, onClose, env }: CollapseProps): (isOpen: boolean) => void {
  const turn = (isOpen: boolean) => {
    if (isOpen === open) return;
    env.setProps({ open: isOpen });
    if (isOpen) onOpen();
    else onClose();
  };
  useMethods(env, { show: () => turn(true), hide: () => turn(false) });
  return turn;
}

/** Content that is folded away on narrow screens, with a button that unfolds it (APG disclosure). */
export function Collapse(props: CollapseProps) {
  const { below, open, label, env } = props;
  const content = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const isNarrow = useMedia(`(width < ${below}px)`);
  const isFolded = isNarrow && !open;
  const turn = useSwitch(props);
  useStates(env, { collapsible: isNarrow, open: !isFolded });
  useLayoutEffect(() => {
    const box = content.current;
    // the browser's search on the page finds what is folded away, and unfolds it
    if (isFolded) box?.setAttribute('hidden', 'until-found');
    else box?.removeAttribute('hidden');
    const unfold = () => turn(true);
    box?.addEventListener('beforematch', unfold);
    return () => box?.removeEventListener('beforematch', unfold);
  });
  const name = <slot name="label">{label}</slot>;
  return (
    <>
      {isNarrow ? (
        <button
          type="button"
          part="toggle label"
          className="toggle"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => turn(!open)}
        >
          {name}
          <svg className="toggle__arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      ) : (
        <div part="label" className="label">
          {name}
        </div>
      )}
      <div ref={content} id={contentId} part="content">
        <slot />
      </div>
    </>
  );
}
