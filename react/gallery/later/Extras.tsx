import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { handleAll } from '../../../logic/platform/listen.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import type { Environment } from '../../host/environment.ts';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { dataIn } from '../../light-dom/find-element.ts';
import { useProduct } from '../../product-context/use-product.ts';
import type { Picture } from '../use-pictures.ts';
import { Videos } from './Videos.tsx';

/** How long the shopper must have left the pictures alone before they move by themselves. */
const QUIET_MS = 3000;
const TOUCHES = ['pointerdown', 'wheel', 'keydown'];

interface FollowingProps {
  readonly env: Environment;
  readonly pictures: readonly Picture[];
  readonly isOpen: boolean;
  readonly goTo: (index: number) => void;
}

/** When the shopper last touched the element. */
function useTouchedAt({ host }: Environment) {
  const { clock } = useAtomValue(platformAtom);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const handlers = handleAll(TOUCHES, () => {
    touchedAt.current = clock.now();
  });
  useListeners(host, handlers, { passive: true });
  return touchedAt;
}

/** The index of the picture of the size, else of that of the product; -1 without one. */
function chosenIndex(pictures: readonly Picture[], size: string | undefined, id: string): number {
  const indexOf = (name: string, value: string | undefined) =>
    pictures.findIndex(({ slide }) => value !== undefined && dataIn(slide, name) === value);
  const ofSize = indexOf('data-size', size);
  return ofSize < 0 ? indexOf('data-product', id) : ofSize;
}

/** Shows the picture of the chosen size or product, once the shopper does not look at another. */
function Following({ env, pictures, isOpen, goTo }: FollowingProps) {
  const { clock } = useAtomValue(platformAtom);
  const { size, id = '' } = useProduct(env, undefined)?.choice ?? {};
  const touchedAt = useTouchedAt(env);
  const shown = useRef<string>(undefined);
  const index = chosenIndex(pictures, size, id);
  const choice = `${id} ${size}`;
  useOnChange([clock, choice, index, isOpen], () => {
    if (index < 0 || isOpen || shown.current === choice) return;
    let stop: (() => void) | undefined;
    const show = () => {
      const remaining = touchedAt.current + QUIET_MS - clock.now();
      if (remaining > 0) {
        stop = clock.after(remaining, show);
        return;
      }
      shown.current = choice;
      goTo(index);
    };
    show();
    return () => stop?.();
  });
  return null;
}

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
