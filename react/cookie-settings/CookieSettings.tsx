import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import { openPageConsent, PAGE_CONSENT } from '../../logic/platform/consent/page-consent.ts';
import type { Environment } from '../host/environment.ts';
import { useListeners } from '../host/use-listeners.ts';
import { textsOf } from '../host/use-tag.ts';
import { findElement } from '../light-dom/find-element.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';

/** Methods that open an element: dialogs have the first two, every element has the last. */
const OPENERS = ['showModal', 'show', 'showPopover'];

function open(target: HTMLElement): void {
  if (Reflect.get(target, 'open') === true) return;
  // an undefined element reads the attribute when it is upgraded
  if (!target.matches(':defined')) target.toggleAttribute('open', true);
  const name = OPENERS.find((opener) => typeof Reflect.get(target, opener) === 'function');
  if (name) Reflect.apply(Reflect.get(target, name), target, []);
}

/**
 * Opens the dialog, popover or element with `show()` that an id or a selector names. Returns an error if the element or
 * its script is missing.
 */
function openTarget(name: string): Error | undefined {
  const target = document.getElementById(name) ?? findElement(document, name);
  try {
    if (!target) throw new Error('There is no such element.');
    open(target);
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

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
  /** Returns whether something opened or the page handled the click itself. */
  const showSettings = (): boolean => {
    if (!onOpen()) return true;
    const cause = openChoice(target);
    if (!cause) return true;
    const message = `[shop] ${host.localName}: ${choiceName(target)} cannot be opened.`;
    env.fail({ code: 'target', message, cause });
    return false;
  };
  // when nothing opens, the browser follows the author's link
  useListeners(ownButton, { click: (event) => showSettings() && event.preventDefault() });
  if (ownButton) return <slot />;
  return (
    <button type="button" className="cookie-settings" part="button" onClick={showSettings}>
      {label}
    </button>
  );
}
