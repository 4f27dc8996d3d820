import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** The text of the author's stylesheet for every shadow root; undefined without one. */
export const authorStylesAtom = atom<string | undefined>(undefined);

const wantedUrlAtom = atom<string | undefined>(undefined);

/** Fetches the author's stylesheet. Resolves to the error if that fails; no stylesheet is used then. */
export const loadAuthorStylesAtom = atom(null, async (get, set, url: string | undefined) => {
  if (url === get(wantedUrlAtom)) return;
  set(wantedUrlAtom, url);
  let failure: unknown;
  const fail = (cause: unknown) => {
    failure = cause;
    return undefined;
  };
  const styles = url ? await get(platformAtom).fetchText(url).catch(fail) : undefined;
  if (get(wantedUrlAtom) !== url) return;
  set(authorStylesAtom, styles || undefined);
  return failure;
});
