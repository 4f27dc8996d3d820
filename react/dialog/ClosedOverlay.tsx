import type { Environment } from '../host/environment.ts';
import { useStates } from '../host/use-states.ts';
import { useWaking } from '../host/use-waking.ts';
import { ClosedContent } from './ClosedContent.tsx';

interface ClosedOverlayProps {
  env: Environment;
  open: boolean;
}

const CLOSED = { open: false };

/** A tag with its content in a dialog, until that is to open. */
export function ClosedOverlay({ env, open }: ClosedOverlayProps) {
  useWaking(env, open);
  useStates(env, CLOSED);
  return <ClosedContent open={open} />;
}
