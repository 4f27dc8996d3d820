import type { CSSProperties, SyntheticEvent } from 'react';
import { warnAuthor } from '../../../logic/page/warn-author.ts';
import type { Environment } from '../../host/environment.ts';
import type { PictureSource } from './picture-source.ts';

export interface PictureProps {
  /** Precede `src`; the first matching one wins. */
  sources: readonly PictureSource[];
  src: string;
  alt: string | undefined;
  /** In CSS pixels; together they are the aspect ratio of the box. */
  width: number | undefined;
  height: number | undefined;
  loading: 'lazy' | 'eager';
  env: Environment;
}

type ImageEvent = SyntheticEvent<HTMLImageElement>;

/** Falls back to `src` after a source has failed, then to the alternative text. */
function giveWay({ currentTarget }: ImageEvent, { setStates }: Environment): void {
  const sources = currentTarget.parentElement?.querySelectorAll('source[srcset]') ?? [];
  for (const source of sources) source.removeAttribute('srcset');
  if (sources.length === 0) setStates({ error: true });
}

/** The size of the box as custom properties for a stylesheet. */
function boxOf({ width, height }: PictureProps): CSSProperties {
  const shape = width && height && { '--_ratio': `${width} / ${height}` };
  return { ...shape, ...(width && { '--_width': `${width}px` }) } as CSSProperties;
}

function warnWithoutSize({ width, height, env }: PictureProps): void {
  if (width && height) return;
  const tag = env.host.localName;
  warnAuthor(
    tag,
    `width, height: expected both, which set the aspect ratio of the box, using a default.`,
  );
}

/** An image in a box with a reserved size; without hooks, as it depends on its props only. */
export function Picture(props: PictureProps) {
  const { sources, src, alt = '', width, height, loading, env } = props;
  if (__DEV__) warnWithoutSize(props);
  const isEager = loading === 'eager';
  return (
    <picture
      // a new image starts with its first source again
      key={[...sources.map(({ srcSet }) => srcSet), src].join()}
      className="picture"
      part="picture"
      data-alt={alt}
      style={boxOf(props)}
    >
      {sources.map(({ srcSet, media, type, sizes }) => (
        <source
          key={`${media} ${type} ${srcSet}`}
          srcSet={srcSet}
          media={media}
          type={type}
          sizes={sizes}
        />
      ))}
      <img
        className="picture__image"
        part="image"
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={(event) => giveWay(event, env)}
        onLoad={() => env.setStates({ error: false })}
        src={src}
      />
    </picture>
  );
}
