import { html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { toastsElement } from '../../elements/tags/toasts/toasts.element.ts';
import { settle } from '../kit/fake-clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';

export type Toasts = Mounted<'shop-toasts'>;

registerElements([toastsElement]);

/** Mounts the tag without a toast. */
export const putToasts = (lang = 'pl') =>
  mount('shop-toasts', html`<shop-toasts></shop-toasts>`, { lang });

/** The messages of the toasts, oldest first, including fading ones. */
export const messages = (toasts: Toasts): string[] => toasts.parts('message').map(text);

/** The current text of a live region. */
export const liveText = (toasts: Toasts, urgency: 'polite' | 'alert'): string =>
  toasts.one(urgency === 'alert' ? '[role=alert]' : '[aria-live=polite]').textContent ?? '';

/** Advances the clock, and waits for the render. */
export async function pass({ clock }: FakePlatform, durationMs: number): Promise<void> {
  await clock.advance(durationMs);
  await settle();
}
