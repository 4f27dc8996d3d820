import { type CSSProperties, useState } from 'react';
import type { Picture } from '../use-pictures.ts';
import { useLarge } from './use-large.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

interface SlideProps {
  readonly picture: Picture;
  readonly name: string;
  /** `2 of 7`. */
  readonly number: string;
  /** The role of a slide for assistive technology. */
  readonly role: string;
  readonly isCurrent: boolean;
  /** Whether the large file is needed now or soon. */
  readonly isNear: boolean;
  readonly isZoomed: boolean;
  readonly texts: { readonly unplayable: string; readonly file: string };
}

/** Width by height; a square until the picture is loaded, as in the page. */
function ratioOf(image: HTMLImageElement | null): number {
  const [width, height] = [image?.naturalWidth, image?.naturalHeight];
  if (width && height) return width / height;
  const [w, h] = [Number(image?.getAttribute('width')), Number(image?.getAttribute('height'))];
  return w > 0 && h > 0 ? w / h : 1;
}

/** One picture or video of the dialog, in a box that scrolls it while it is zoomed. */
export function Slide(props: SlideProps) {
  const { picture, name, isCurrent, isNear, isZoomed } = props;
  const large = useLarge(picture, isNear);
  const [ratio, setRatio] = useState(() => ratioOf(picture.image));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      className="slide"
      part="slide"
      role="group"
      aria-roledescription={props.role}
      aria-label={props.number}
      inert={!isCurrent}
      data-current={isCurrent}
      tabIndex={isCurrent && isZoomed ? 0 : undefined}
    >
      <div className="slide__zoom">
        {!picture.isVideo ? (
          <img
            className="slide__picture"
            style={{ '--_ratio': ratio } as CSSProperties}
            src={large ?? picture.src}
            alt={name}
            loading="lazy"
            draggable={false}
            onLoad={(event) => setRatio(ratioOf(event.currentTarget))}
          />
        ) : (
          <VideoPlayer picture={picture} name={name} isCurrent={isCurrent} texts={props.texts} />
        )}
      </div>
    </div>
  );
}
