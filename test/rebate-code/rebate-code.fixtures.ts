import { html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { settle } from '../kit/fake-clock.ts';
import { press, type } from '../kit/keyboard.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';

export type Tag = Mounted<'shop-rebate-code'>;

/** The answers of the platform to a change. */
export const activated = (status = 'success', error: unknown = null) => ({
  activateRebateCode: { status, error },
});
export const deactivated = (status = 'success', error: unknown = null) => ({
  deactivateRebateCode: { status, error },
});

export const put = (
  template: TemplateResult = html`<shop-rebate-code after="stay"></shop-rebate-code>`,
  options = {},
): Promise<Tag> => mount('shop-rebate-code', template, options);

export const inputOf = (tag: Tag): HTMLInputElement => tag.part('input') as HTMLInputElement;

/** The active code that the tag shows; undefined without one. */
export const shownCode = (tag: Tag): string | undefined =>
  tag.parts('chip')[0]?.querySelector('bdi')?.textContent ?? undefined;

/** The message about the last change. */
export const messageOf = (tag: Tag): string => tag.part('message').textContent ?? '';

/** Waits until nothing is being sent, and either a message or another control shows. */
export async function changed(tag: Tag): Promise<void> {
  await tag.settled();
  await settle();
  await waitUntil(() => !tag.element.matches(':state(sending)'), 'the change has ended');
}

/** Enters a code and applies it with Enter. */
export async function enter(tag: Tag, code: string): Promise<void> {
  inputOf(tag).focus();
  inputOf(tag).select();
  if (code) await type(code);
  await press('Enter');
  await waitUntil(() => messageOf(tag) || shownCode(tag), 'an answer');
  await changed(tag);
}
