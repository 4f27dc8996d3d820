import type { ReactNode } from 'react';
import {
  type AwaitedTexts,
  availabilityAwaitedMessages,
} from '../../../logic/availability/availability-awaited.messages.ts';
import type { CachedAnswer } from '../../../logic/availability/cached-answers.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';

interface AwaitedProps<T> {
  env: Environment;
  answer: CachedAnswer<T> | undefined;
  /** The text for an empty answer. */
  empty: string;
  onRetry: () => void;
  children: (items: readonly T[]) => ReactNode;
}

/** The message shown in place of missing data. */
function lineOf<T>({ answer, empty }: AwaitedProps<T>, texts: AwaitedTexts): string {
  if (answer?.items) return empty;
  return !answer || answer.isLoading ? texts.loading : texts.failed;
}

/** Renders an answer once it has loaded; until then, and after a failure, a message. */
export function Awaited<T>(props: AwaitedProps<T>) {
  const { env, answer, onRetry, children } = props;
  const texts = textsOf(availabilityAwaitedMessages, env);
  const items = answer?.items;
  if (items && items.length > 0) return children(items);
  const hasFailed = answer !== undefined && !answer.isLoading && !items;
  return (
    <div className="awaited" {...LIVE}>
      <p part={hasFailed ? 'message error' : 'message'}>{lineOf(props, texts)}</p>
      {hasFailed && (
        <button type="button" className="button" part="retry" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}
