/** Whether a picture comes in time; each one is asked for once, and not by each marker. */
export type Pictures = (url: string) => Promise<boolean>;

/** A pin waits no longer, in milliseconds. */
const LIMIT_MS = 3000;

const request = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(resolve, LIMIT_MS, false);
    image.src = url;
  });

/** The pictures of one map. */
export function createPictures(): Pictures {
  const known = new Map<string, Promise<boolean>>();
  return (url) => {
    const picture = known.get(url) ?? request(url);
    known.set(url, picture);
    return picture;
  };
}
