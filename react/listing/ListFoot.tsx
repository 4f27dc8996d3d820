import type { MouseEvent } from 'react';
import type { Side } from '../../logic/listing/listing.atoms.ts';
import { listingMessages } from '../../logic/listing/listing.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { isModified } from '../light-dom/is-modified.ts';

interface MoreLinkProps {
  readonly side: Side;
  readonly href: string;
  readonly text: string;
  readonly isBusy: boolean;
  readonly onNear?: () => void;
  /** Adds products; by a key, focus moves to the first of them. */
  readonly onAdd: (side: Side, isByKey: boolean) => void;
}

/** Whether a key or assistive technology made the click; for a key, Firefox reports one click of no pointer. */
const isKeyClick = (event: globalThis.MouseEvent): boolean =>
  event.detail === 0 || (event instanceof PointerEvent && event.pointerType === '');

/** A link to the next or the previous page that adds its products to the list. */
export function MoreLink({ side, href, text, isBusy, onNear, onAdd }: MoreLinkProps) {
  const add = (event: MouseEvent) => {
    if (isModified(event)) return;
    event.preventDefault();
    onAdd(side, isKeyClick(event.nativeEvent));
  };
  return (
    <p className="more">
      <a
        className="button"
        part={side === 'next' ? 'more-button' : 'previous-button'}
        href={safeHref(href)}
        aria-disabled={isBusy}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={add}
      >
        {text}
      </a>
    </p>
  );
}

/** A failed request, which the shopper can repeat. */
export function ListError({ env, onRetry }: { env: Environment; onRetry: () => void }) {
  const texts = textsOf(listingMessages, env);
  return (
    <div className="error" part="error" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="button" part="retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
