/** Whether pictures of markers come, so that a picture that does not is asked for once and not by each marker. */
export interface Pictures {
  /** Calls `show` once the picture is there: at once where it already is, never where it does not come. */
  whenLoaded(url: string, show: () => void): void;
}

interface Picture {
  isLoaded: boolean;
  readonly waiting: (() => void)[];
}

function request(url: string): Picture {
  const picture: Picture = { isLoaded: false, waiting: [] };
  const image = new Image();
  image.onload = () => {
    picture.isLoaded = true;
    for (const show of picture.waiting.splice(0)) show();
  };
  image.onerror = () => picture.waiting.splice(0);
  image.src = url;
  return picture;
}

/** The pictures of one map. */
export function createPictures(): Pictures {
  const known = new Map<string, Picture>();
  return {
    whenLoaded(url, show) {
      const picture = known.get(url) ?? request(url);
      known.set(url, picture);
      if (picture.isLoaded) show();
      else picture.waiting.push(show);
    },
  };
}
