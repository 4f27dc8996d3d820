import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import type { Environment } from '../shared/environment.ts';
import { LabelSlot } from '../shared/LabelSlot.tsx';
import { textsOf } from '../shared/texts.ts';
import { openTarget } from './open-target.ts';

export interface CookieSettingsProps {
  env: Environment;
  target: string | undefined;
  onOpen: () => boolean;
}

/** A button that opens the page's cookie configuration (specification §2, "Footer"). */
export function CookieSettings({ env, target, onOpen }: CookieSettingsProps) {
  const press = () => {
    if (!onOpen() || !target) return;
    const cause = openTarget(env.host.ownerDocument, target);
    if (!cause) return;
    const message = `[shop] ${env.host.localName}: target="${target}" cannot be opened.`;
    env.fail({ code: 'target', message, cause });
    if (__DEV__) console.warn(message);
  };
  return (
    <button type="button" className="cookie-settings" part="button" onClick={press}>
      <LabelSlot>{textsOf(cookieSettingsMessages, env).label}</LabelSlot>
    </button>
  );
}
