import { targetIds } from '../../logic/list-button/list-button.model.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useStates } from '../host/use-states.ts';
import { ListButtonFrame } from './ListButtonFrame.tsx';
import type { ListButtonProps } from './list-button.props.ts';

const QUIET = { busy: false, error: false, open: false };

/** The heart until the shopper comes near it. */
export function ListButtonAtRest(props: ListButtonProps) {
  const { env, productId, pressed, lists = [] } = props;
  useStates(env, QUIET);
  if (!productId) return <Fallback />;
  const hasChoice = targetIds({ ...props, lists }).length > 1;
  return <ListButtonFrame {...{ env, pressed, hasChoice }} />;
}
