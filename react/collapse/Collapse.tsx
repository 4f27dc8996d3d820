import { type RefObject, useLayoutEffect, useRef } from 'react';
import { listen } from '../../logic/platform/listen.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import type { Environment } from '../host/environment.ts';
import { useMedia } from '../host/use-media.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { CHEVRON_DOWN, Icon } from '../look/Icon.tsx';

/** Hides content while `isFolded`; find-in-page still finds and reveals it. */
function useFolding(
  { host }: Environment,
  isFolded: boolean,
  unfold: () => void,
): { content: RefObject<HTMLDivElement | null>; toggle: RefObject<HTMLButtonElement | null> } {
  const content = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => listen(content.current, { beforematch: unfold }));
  useLayoutEffect(() => {
    if (!isFolded) return content.current?.removeAttribute('hidden');
    content.current?.setAttribute('hidden', 'until-found');
    const { activeElement } = document;
    // hidden content cannot keep focus
    if (activeElement !== host && host.contains(activeElement)) toggle.current?.focus();
  }, [host, isFolded]);
  return { content, toggle };
}

const CONTENT_ID = 'content';

export interface CollapseProps {
  below: number;
  open: boolean;
  label: string | undefined;
  onOpen: () => void;
  onClose: () => void;
  env: Environment;
}

/** Whether the last event of an element reported it as open; undefined before the first render. */
const reportedOpen = hostCell<boolean | undefined>(undefined);

/** Returns a function that expands or collapses the content; each change fires one event, whatever caused it. */
function useSwitch({ open, onOpen, onClose, env }: CollapseProps): (isOpen: boolean) => void {
  const reported = reportedOpen(env.host);
  const report = (isOpen: boolean) => {
    if (isOpen) onOpen();
    else onClose();
  };
  const setOpen = (isOpen: boolean) => {
    // the property, not the prop: a second click in the same task precedes the render
    if (isOpen === Reflect.get(env.host, 'open')) return;
    reported.current = isOpen;
    env.setProps({ open: isOpen });
    report(isOpen);
  };
  // the initial state is no change
  useOnNewValue(reported, open, (before) => before !== undefined && report(open));
  useMethods(env, { show: () => setOpen(true), hide: () => setOpen(false) });
  return setOpen;
}

/** Content that is collapsed on narrow screens, with a button that expands it (APG disclosure). */
export function Collapse(props: CollapseProps) {
  const { below, open, label, env } = props;
  // without a label, the content would be hidden behind a button without a name
  const isNamed = Boolean(useLightChild(env, ':scope > [slot="label"]') ?? label);
  const isNarrow = useMedia(`(width < ${below}px)`) && isNamed;
  const isFolded = isNarrow && !open;
  const setOpen = useSwitch(props);
  const { content, toggle } = useFolding(env, isFolded, () => setOpen(true));
  useStates(env, { collapsible: isNarrow, open: !isFolded });
  const name = <slot name="label">{label}</slot>;
  return (
    <>
      {isNarrow ? (
        <button
          ref={toggle}
          type="button"
          part="toggle label"
          className="toggle"
          aria-expanded={open}
          aria-controls={CONTENT_ID}
          onClick={() => setOpen(!Reflect.get(env.host, 'open'))}
        >
          {name}
          <Icon slot="icon-open" className="toggle__arrow" path={CHEVRON_DOWN} />
        </button>
      ) : (
        <div part="label" className="label">
          {name}
        </div>
      )}
      <div ref={content} id={CONTENT_ID} part="content">
        <slot />
      </div>
    </>
  );
}
