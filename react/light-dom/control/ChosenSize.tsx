import type { ReactNode } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useControlValue } from './use-control-value.ts';

interface ChosenSizeProps {
  env: Environment;
  /** Wins over that of the control. */
  size: string | undefined;
  /** The author's selector of the control. */
  sizeFrom: string | undefined;
  children: (size: string | undefined) => ReactNode;
}

/** Shows what belongs to the size that is given, or else chosen in a control of the page. */
export function ChosenSize({ env, size, sizeFrom, children }: ChosenSizeProps) {
  if (size || !sizeFrom) return children(size);
  return (
    <FollowedSize env={env} selector={sizeFrom}>
      {children}
    </FollowedSize>
  );
}

interface FollowedSizeProps {
  env: Environment;
  selector: string;
  children: (size: string | undefined) => ReactNode;
}

const FollowedSize = ({ env, selector, children }: FollowedSizeProps) =>
  children(useControlValue(env, selector));
