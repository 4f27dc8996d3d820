import { atom, type Getter } from 'jotai/vanilla';

/** The text of the author's style sheet for every shadow root; undefined while there is none. */
export const authorStylesAtom = atom<string | undefined>(undefined);

const wantedUrlAtom = atom<string | undefined>(undefined);

interface Fetched {
  readonly styles?: string;
  readonly failure?: unknown;
}

async function fetchStyles(get: Getter, url: string): Promise<Fetched> {
  try {
    // a page without such a sheet does not load the code that fetches it
    const { platformAtom } = await import('../platform/platform.atoms.ts');
    return { styles: await get(platformAtom).fetchText(url) };
  } catch (failure) {
    return { failure };
  }
}

/** Fetches the author's style sheet; resolves to why it could not be fetched, and then there is none. */
export const loadAuthorStylesAtom = atom(null, async (get, set, url: string | undefined) => {
  if (url === get(wantedUrlAtom)) return;
  set(wantedUrlAtom, url);
  const { styles, failure } = url ? await fetchStyles(get, url) : {};
  if (get(wantedUrlAtom) !== url) return;
  set(authorStylesAtom, styles || undefined);
  return failure;
});
