import { useLayoutEffect } from 'react';
import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import { openPageConsent, PAGE_CONSENT } from '../../logic/platform/consent/page-consent.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { openTarget } from './open-target.ts';

export interface CookieSettingsProps {
  env: Environment;
  target: string | undefined;
  onOpen: () => boolean;
}

const openChoice = (target: string | undefined) =>
  target ? openTarget(target) : openPageConsent();

const choiceName = (target: string | undefined): string =>
  target ? `target="${target}"` : `the page’s ${PAGE_CONSENT}()`;

/** The author's button, or a default one, that opens the page's cookie settings (docs/specification.md#s2-footer). */
export function CookieSettings({ env, target, onOpen }: CookieSettingsProps) {
  const { host } = env;
  const ownButton = useLightChild<HTMLElement>(env, 'button,a[href]');
  const label = useLabel(host, textsOf(cookieSettingsMessages, env).label);
  /** Returns whether something opened or the page handled the press itself. */
  const press = (): boolean => {
    if (!onOpen()) return true;
    const cause = openChoice(target);
    if (!cause) return true;
    const message = `[shop] ${host.localName}: ${choiceName(target)} cannot be opened.`;
    env.fail({ code: 'target', message, cause });
    return false;
  };
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      // when nothing opens, the browser follows the author's link
      if (press()) event.preventDefault();
    };
    ownButton?.addEventListener('click', follow);
    return () => ownButton?.removeEventListener('click', follow);
  });
  if (ownButton) return <slot />;
  return (
    <button type="button" className="cookie-settings" part="button" onClick={press}>
      {label}
    </button>
  );
}
