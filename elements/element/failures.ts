import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { ElementFailure } from '../../react/host/environment.ts';
import { warnOfFailure } from '../advice/failure.ts';

/** Dispatches `shop-error`, the event for failures that a shopper or an author should know about. */
export function dispatchFailure(host: HTMLElement, failure: ElementFailure): void {
  const { code, message, cause } = failure;
  warnOfFailure(host, failure);
  const detail = Object.freeze({ code, message, cause });
  host.dispatchEvent(
    new CustomEvent('shop-error', { detail, bubbles: true, composed: true, cancelable: false }),
  );
}

/** Dispatches and reports an error of the library or the theme. */
function dispatchMistake(host: HTMLElement, failure: ElementFailure): void {
  dispatchFailure(host, failure);
  pageStore.get(platformAtom).report(failure.cause);
}

/** Reports a failure of a component. A module that fails to load counts as an error of the library or its delivery. */
export const componentFailed = (host: HTMLElement, failure: ElementFailure): void =>
  failure.code === 'module' ? dispatchMistake(host, failure) : dispatchFailure(host, failure);

/** Reports a component that threw. */
export const renderFailed = (host: HTMLElement, cause: unknown): void =>
  dispatchMistake(host, {
    code: 'render',
    message: `[shop] ${host.localName}: its component failed; the fallback is shown.`,
    cause,
  });
