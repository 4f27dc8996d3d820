import { type RefObject, useRef, useState } from 'react';
import { galleryMessages } from '../../logic/gallery/gallery.messages.ts';
import type { Environment } from '../host/environment.ts';
import { PHONE, useMedia } from '../host/use-media.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { textsOf } from '../host/use-tag.ts';
import { Icon, PLAY } from '../look/Icon.tsx';
import type { GalleryProps } from './gallery.props.ts';
import type { Picture } from './use-pictures.ts';

/** Centres the current button in its list, without scrolling the page. */
function centre(list: HTMLElement, button: Element | undefined): void {
  // before the list has a width, the position of every button is wrong
  if (!button || list.clientWidth === 0) return;
  const here = button.getBoundingClientRect();
  const there = list.getBoundingClientRect();
  list.scrollBy({
    left: (here.left + here.right - there.left - there.right) / 2,
    top: (here.top + here.bottom - there.top - there.bottom) / 2,
    behavior: 'instant',
  });
}

/** The indices of the buttons that have come into view: pictures of the others are not loaded. */
function useSeen(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  useOnChange([count], () => {
    const buttons = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.filter(({ isIntersecting }) => isIntersecting);
        const indices = visible.map(({ target }) => buttons.indexOf(target));
        setSeen((known) => new Set([...known, ...indices]));
      },
      { root: list.current },
    );
    for (const button of buttons) observer.observe(button);
    return () => observer.disconnect();
  });
  return seen;
}

interface ThumbsProps {
  readonly env: Environment;
  readonly look: GalleryProps['thumbs'];
  readonly pictures: readonly Picture[];
  readonly names: readonly string[];
  readonly current: number;
  readonly goTo: (index: number) => void;
}

/** A button for each picture: thumbnails, or dots on phones and with `none`. */
export function Thumbs({ env, look, pictures, names, current, goTo }: ThumbsProps) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useSeen(list, pictures.length);
  const isPhone = useMedia(PHONE);
  const hasDots = look === 'none' || (isPhone && look !== 'bottom');
  useOnChange([current, hasDots, pictures], () => {
    if (list.current) centre(list.current, list.current.children[current]);
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div
      ref={list}
      className={hasDots ? 'thumbs dots' : 'thumbs'}
      part="thumbs"
      role="group"
      aria-label={textsOf(galleryMessages, env).thumbs}
    >
      {pictures.map(({ thumb, isVideo }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a button is of a position
          key={index}
          type="button"
          className="thumb"
          part={index === current ? 'thumb thumb-current' : 'thumb'}
          aria-label={names[index]}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => goTo(index)}
        >
          {!hasDots && thumb && seen.has(index) && <img src={thumb} alt="" />}
          {!hasDots && isVideo && <Icon path={PLAY} />}
        </button>
      ))}
    </div>
  );
}
