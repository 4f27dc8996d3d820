import type { ElementFailure } from '../../react/shared/environment.ts';

/** Every failure that a shopper or an author should know of is one such event. */
export function dispatchFailure(host: HTMLElement, { code, message, cause }: ElementFailure): void {
  const detail = Object.freeze({ code, message, cause });
  host.dispatchEvent(new CustomEvent('shop-error', { detail, bubbles: true, composed: true }));
}

/** A component that threw. */
export const renderFailure = (tag: string, cause: unknown): ElementFailure => ({
  code: 'render',
  message: `[shop] ${tag}: its component failed; the fallback is shown.`,
  cause,
});

/** A module that did not come. */
export const loadFailure = (tag: string, cause: unknown): ElementFailure => ({
  code: 'module',
  message: `[shop] ${tag}: its module could not be loaded; the fallback stays.`,
  cause,
});
