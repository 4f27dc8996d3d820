import { fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/define/declaration.ts';
import { registerElements } from '../../elements/register.ts';
import { toastsElement } from '../../elements/toasts.element.ts';
import { settle } from '../platform/fake-clock.ts';
import type { FakePlatform } from '../platform/fake-platform.ts';
import { one, parts, text } from '../shared/shadow.ts';

export type Toasts = ElementOf<typeof toastsElement>;

registerElements([toastsElement]);

/** The tag, with no toast yet. */
export async function putToasts(lang = 'pl'): Promise<Toasts> {
  const toasts = await fixture<Toasts>(html`<shop-toasts lang=${lang}></shop-toasts>`);
  await toasts.updateComplete;
  return toasts;
}

/** What the toasts say, the oldest first; also those that fade. */
export const messages = (toasts: Toasts): string[] => parts(toasts, 'message').map(text);

/** What a live region says now. */
export const said = (toasts: Toasts, role: 'status' | 'alert'): string =>
  one(toasts, `[role=${role}]`).textContent ?? '';

/** Lets time pass, and what that changes be shown. */
export async function pass({ clock }: FakePlatform, durationMs: number): Promise<void> {
  await clock.advance(durationMs);
  await settle();
}
