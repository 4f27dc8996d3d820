import { useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMissing } from '../../logic/basket/missing-amount.ts';
import { freeShippingMessages } from '../../logic/free-shipping/free-shipping.messages.ts';
import { shippingProgress } from '../../logic/free-shipping/free-shipping.model.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { useBasket } from '../basket-context/use-basket.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useOnChange } from '../host/use-on-change.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';

export interface FreeShippingProps {
  env: Environment;
  limit: number | undefined;
  missing: number | undefined;
  hideEmpty: boolean;
  onReach: () => void;
}

/** Whether an element's basket had free shipping when it was read last. */
const reachedCell = hostCell<boolean | undefined>(undefined);

/** The page's basket; `updateComplete` waits for the first one. */
function useFirstBasket(env: Environment) {
  const { basket, failure } = useBasket();
  const isPending = !basket && !failure;
  useOnChange([isPending], () => (isPending ? env.hold() : undefined));
  return { basket, isPending };
}

const NOT_PRINTED = { limit: undefined, missing: undefined };

/** What the basket, or the template until that is known, says about free shipping. */
function useProgress({ env, limit, missing, hideEmpty, onReach }: FreeShippingProps) {
  const { basket, isPending } = useFirstBasket(env);
  // a cached page has the amounts of another shopper; after a failure nobody knows what is missing
  const printed = env.config.isCached
    ? NOT_PRINTED
    : { limit, missing: isPending ? missing : undefined };
  const isEmpty = hideEmpty && basket?.count === 0;
  const progress = isEmpty ? undefined : shippingProgress(basket, printed);
  const isReached = progress?.done === 1;
  const cell = reachedCell(env.host);
  useOnNewValue(cell, basket && progress ? isReached : cell.current, (before) => {
    if (isReached && before === false) onReach();
  });
  const isHidden = !progress && !isPending;
  useStates(env, { reached: isReached, none: isHidden });
  return { basket, progress, isReached, isHidden };
}

/** What the page says until the basket is known, above the track that will be there. */
const Waiting = () => (
  <>
    <div className="text">
      <Fallback />
    </div>
    <div className="track" />
  </>
);

/** Several changes in a row, such as clicks on “+”, are announced once. */
const DEBOUNCE_MS = 1000;

/** The text for a live region after a change; '' for the first text, which the shopper finds on the page. */
function useAnnouncement(text: string | undefined): string {
  const { clock } = useAtomValue(platformAtom);
  const first = useRef(text);
  const [announcement, setAnnouncement] = useState('');
  first.current ??= text;
  useEffect(() => {
    if (text === undefined || (text === first.current && !announcement)) return;
    return clock.after(DEBOUNCE_MS, () => setAnnouncement(text));
  }, [clock, text, announcement]);
  return announcement;
}

/** How much is missing for free shipping, as a text and a progress bar. */
export function FreeShipping(props: FreeShippingProps) {
  const { env } = props;
  const { basket, progress, isReached, isHidden } = useProgress(props);
  const texts = textsOf(freeShippingMessages, env);
  const amount = progress && formatMissing(progress.missing, env.config);
  const text = amount ? texts.missing({ amount }) : texts.reached;
  const announcement = useAnnouncement(basket && progress ? text : undefined);
  const id = useId();
  if (isHidden) return null;
  if (!progress) return <Waiting />;
  const percent = Math.round(progress.done * 100);
  return (
    <>
      <p className="text" part="text" id={id}>
        {isReached ? <slot name="reached">{text}</slot> : text}
      </p>
      <div
        className="track"
        part="track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <div className="fill" part="fill" style={{ inlineSize: `${percent}%` }} />
      </div>
      <div {...LIVE} className="unseen">
        {announcement}
      </div>
    </>
  );
}
