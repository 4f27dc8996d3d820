import { fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { registerElements } from '../../elements/start/register.ts';
import { toastsElement } from '../../elements/toasts.element.ts';
import { settle } from '../kit/fake-clock.ts';
import type { FakePlatform } from '../kit/fake-platform.ts';
import { one, parts, text } from '../kit/shadow.ts';

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
