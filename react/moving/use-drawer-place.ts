import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';

interface NarrowPlace {
  /** As in `followScreen`; undefined where the tag stays where it is. */
  readonly place: string | undefined;
  /** The width below which the element is there, in CSS pixels. */
  readonly below: number;
}

const loadFollowScreen = async () => (await import('./later/drawer-place.ts')).followScreen;

/**
 * Keeps the tag in its place for narrow screens; the code for that is loaded where the tag has one. False until the
 * tag is where it belongs.
 */
export function useDrawerPlace(env: Environment, { place, below }: NarrowPlace): boolean {
  const followScreen = useModule(env, loadFollowScreen, Boolean(place));
  useOnChange([followScreen, env.host, place, below], () => {
    if (!place || !followScreen) return;
    return followScreen(env, { place, below });
  });
  return !place || followScreen !== undefined;
}
