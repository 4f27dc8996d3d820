import { useMethods } from '../host/use-methods.ts';
import { useWaking } from '../host/use-waking.ts';
import { MinicartFrame } from './MinicartFrame.tsx';
import type { MinicartProps } from './minicart.props.ts';
import { useMinicart } from './use-minicart.ts';

/** The mini-cart until the shopper comes near it: the link with the count. */
export function MinicartAtRest(props: MinicartProps) {
  const { refresh, ...shown } = useMinicart(props);
  useMethods(props.env, { refresh });
  useWaking(props.env, props.open);
  return <MinicartFrame {...shown} isOpen={props.open && shown.canOpen} />;
}
