import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** The text of the author's style sheet for every shadow root; undefined while there is none. */
export const authorStylesAtom = atom<string | undefined>(undefined);

const wantedUrlAtom = atom<string | undefined>(undefined);

/** Fetches the author's style sheet; one that cannot be fetched changes nothing. */
export const loadAuthorStylesAtom = atom(null, async (get, set, url: string | undefined) => {
  if (url === get(wantedUrlAtom)) return;
  set(wantedUrlAtom, url);
  const styles =
    url &&
    (await get(platformAtom)
      .fetchText(url)
      .catch(() => undefined));
  if (get(wantedUrlAtom) === url) set(authorStylesAtom, styles || undefined);
});
