import { atom, type Getter } from 'jotai/vanilla';

/** The text of the author's style sheet for every shadow root; undefined while there is none. */
export const authorStylesAtom = atom<string | undefined>(undefined);

const wantedUrlAtom = atom<string | undefined>(undefined);

/** A page without such a sheet does not pay for the way to it. */
async function fetchStyles(get: Getter, url: string): Promise<string> {
  const { platformAtom } = await import('../platform/platform.atoms.ts');
  return get(platformAtom).fetchText(url);
}

/** Fetches the author's style sheet; one that cannot be fetched changes nothing. */
export const loadAuthorStylesAtom = atom(null, async (get, set, url: string | undefined) => {
  if (url === get(wantedUrlAtom)) return;
  set(wantedUrlAtom, url);
  const styles = url && (await fetchStyles(get, url).catch(() => undefined));
  if (get(wantedUrlAtom) === url) set(authorStylesAtom, styles || undefined);
});
