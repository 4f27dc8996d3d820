/** Whether an image loads in time; each URL is requested once for all markers. */
export type Pictures = (url: string) => Promise<boolean>;

/** The timeout after which a pin shows, in milliseconds. */
const LIMIT_MS = 3000;

const request = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    setTimeout(resolve, LIMIT_MS, false);
    image.src = url;
  });

/** The image loader of one map. */
export function createPictures(): Pictures {
  const known = new Map<string, Promise<boolean>>();
  return (url) => {
    const picture = known.get(url) ?? request(url);
    known.set(url, picture);
    return picture;
  };
}
