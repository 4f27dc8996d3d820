import { html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { toastsElement } from '../../elements/toasts.element.ts';
import { settle } from '../kit/fake-clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { text } from '../kit/shadow.ts';

export type Toasts = Mounted<'shop-toasts'>;

registerElements([toastsElement]);

/** The tag, with no toast yet. */
export const putToasts = (lang = 'pl') =>
  mount('shop-toasts', html`<shop-toasts></shop-toasts>`, { lang });

/** What the toasts say, the oldest first; also those that fade. */
export const messages = (toasts: Toasts): string[] => toasts.parts('message').map(text);

/** What a live region says now. */
export const said = (toasts: Toasts, role: 'status' | 'alert'): string =>
  toasts.one(`[role=${role}]`).textContent ?? '';

/** Lets time pass, and what that changes be shown. */
export async function pass({ clock }: FakePlatform, durationMs: number): Promise<void> {
  await clock.advance(durationMs);
  await settle();
}
