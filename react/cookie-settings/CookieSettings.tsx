import { useLayoutEffect } from 'react';
import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import { openPageConsent, PAGE_CONSENT } from '../../logic/platform/consent/page-consent.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/texts.ts';
import { LabelSlot } from '../light-dom/LabelSlot.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { openTarget } from './open-target.ts';

export interface CookieSettingsProps {
  env: Environment;
  target: string | undefined;
  onOpen: () => boolean;
}

const openChoice = (page: Document, target: string | undefined) =>
  target ? openTarget(page, target) : openPageConsent();

const choiceName = (target: string | undefined): string =>
  target ? `target="${target}"` : `the page’s ${PAGE_CONSENT}()`;

/** A button that opens the page's cookie configuration (docs/specification.md#s2-footer); one in the tag is taken as it is. */
export function CookieSettings({ env, target, onOpen }: CookieSettingsProps) {
  const { host } = env;
  const own = useLightChild<HTMLElement>(env, 'button,a[href]');
  /** Whether something has opened, or the page has seen to it. */
  const press = (): boolean => {
    if (!onOpen()) return true;
    const cause = openChoice(host.ownerDocument, target);
    if (!cause) return true;
    const message = `[shop] ${host.localName}: ${choiceName(target)} cannot be opened.`;
    env.fail({ code: 'target', message, cause });
    if (__DEV__) console.warn(message);
    return false;
  };
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      // the page's own link leads somewhere where nothing opens
      if (press()) event.preventDefault();
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
