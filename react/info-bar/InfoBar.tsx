import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { isBarClosedAtom, rememberClosedBarAtom } from '../../logic/info-bar/info-bar.atoms.ts';
import { infoBarMessages } from '../../logic/info-bar/info-bar.messages.ts';
import type { BarPosition } from '../../logic/info-bar/stuck-bars.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { CROSS, IconButton } from '../look/Icon.tsx';
import { removeBar } from './bar-container.ts';
import { useSticking } from './use-sticking.ts';

export interface InfoBarProps {
  barId: string | undefined;
  closable: boolean;
  days: number | undefined;
  fixed: boolean;
  position: BarPosition;
  onClose: (detail: { id: string }) => boolean;
  env: Environment;
}

/** A message that the shopper can close permanently, or for some days (docs/specification.md#s4-info-bars). */
export function InfoBar({ barId, closable, days, fixed, position, onClose, env }: InfoBarProps) {
  const { host } = env;
  const isClosed = useSetAtom(isBarClosedAtom);
  const remember = useSetAtom(rememberClosedBarAtom);
  useStates(env, { fixed });
  useSticking(host, fixed, position);
  useLayoutEffect(() => {
    if (isClosed({ id: barId, days })) removeBar(host);
  }, [host, barId, days, isClosed]);

  const close = () => {
    if (!onClose({ id: barId ?? '' })) return;
    remember({ id: barId, days });
    removeBar(host);
  };
  return (
    <div className="bar" part="bar">
      <div part="content">
        <slot />
      </div>
      {closable && (
        <IconButton
          className="bar__close"
          part="close"
          label={textsOf(infoBarMessages, env).close}
          slot="icon-close"
          path={CROSS}
          onClick={close}
        />
      )}
    </div>
  );
}
