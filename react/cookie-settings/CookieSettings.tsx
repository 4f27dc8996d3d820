import { useLayoutEffect } from 'react';
import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import type { Environment } from '../shared/environment.ts';
import { LabelSlot } from '../shared/LabelSlot.tsx';
import { textsOf } from '../shared/texts.ts';
import { useLightChild } from '../shared/use-light-child.ts';
import { openTarget } from './open-target.ts';

export interface CookieSettingsProps {
  env: Environment;
  target: string | undefined;
  onOpen: () => boolean;
}

/** A button that opens the page's cookie configuration (specification §2, "Footer"); one in the tag is taken as it is. */
export function CookieSettings({ env, target, onOpen }: CookieSettingsProps) {
  const { host } = env;
  const own = useLightChild<HTMLElement>(env, 'button,a[href]');
  const press = () => {
    if (!onOpen() || !target) return;
    const cause = openTarget(host.ownerDocument, target);
    if (!cause) return;
    const message = `[shop] ${host.localName}: target="${target}" cannot be opened.`;
    env.fail({ code: 'target', message, cause });
    if (__DEV__) console.warn(message);
  };
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      event.preventDefault();
      press();
    };
    own?.addEventListener('click', follow);
    return () => own?.removeEventListener('click', follow);
  });
  if (own) return <slot />;
  return (
    <button type="button" className="cookie-settings" part="button" onClick={press}>
      <LabelSlot>{textsOf(cookieSettingsMessages, env).label}</LabelSlot>
    </button>
  );
}
