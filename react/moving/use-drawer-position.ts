import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';

/** The position of an element on narrow screens. */
interface NarrowPosition {
  /** The id or a selector of a drawer, of something inside one, or of any other element; undefined for no move. */
  readonly place: string | undefined;
  /** The width below which the element is moved there, in CSS pixels. */
  readonly below: number;
}

const loadFollowScreen = async () => (await import('./later/drawer-position.ts')).followScreen;

/**
 * Keeps the element in its narrow position; the code loads on demand. Returns false until the element is in position.
 */
export function useDrawerPosition(env: Environment, { place, below }: NarrowPosition): boolean {
  const followScreen = useModule(env, loadFollowScreen, Boolean(place));
  useOnChange([followScreen, env.host, place, below], () => {
    if (!place || !followScreen) return;
    return followScreen(env, place, below);
  });
  return !place || followScreen !== undefined;
}
