import { ClosedOverlay } from '../dialog/ClosedOverlay.tsx';
import type { NoticeProps } from './notice.props.ts';
import { useIsDue } from './use-is-due.ts';

/** A notice that is not due. */
export function NoticeAtRest({ env, once }: NoticeProps) {
  return <ClosedOverlay env={env} open={useIsDue(env, once)} />;
}
