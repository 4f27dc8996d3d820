import type { Environment } from '../../host/environment.ts';
import type { Picture } from '../use-pictures.ts';
import { Following } from './Following.tsx';
import { Videos } from './Videos.tsx';

interface ExtrasProps {
  readonly env: Environment;
  readonly follow: boolean;
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly isOpen: boolean;
  readonly goTo: (index: number) => void;
}

/** What only some galleries need: videos, and following the chosen size. */
export const Extras = ({ follow, goTo, ...shown }: ExtrasProps) => (
  <>
    {follow && <Following {...shown} goTo={goTo} />}
    <Videos {...shown} />
  </>
);
