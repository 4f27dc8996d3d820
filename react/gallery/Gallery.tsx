import type { CSSProperties } from 'react';
import { galleryMessages } from '../../logic/gallery/gallery.messages.ts';
import { warnAuthor } from '../../logic/page/warn-author.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';
import type { GalleryProps } from './gallery.props.ts';
import { useNames } from './name-pictures.ts';
import { Thumbs } from './Thumbs.tsx';
import { useCurrent } from './use-current.ts';
import { type Picture, usePictures } from './use-pictures.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useShape } from './use-shape.ts';
import { useViewer } from './use-viewer.ts';

/** The index that the last `shop-gallery-change` reported. */
const reportedIndex = hostCell(0);

const loadExtras = async () => (await import('./later/Extras.tsx')).Extras;

interface CarouselProps extends GalleryProps {
  readonly pictures: readonly Picture[];
}

/** The current picture, the dialog, and what moves and opens them. */
function useGallery({ pictures, env, zoom, onChange, onOpen, onClose }: CarouselProps) {
  const { stage, current, last, within, goTo } = useCurrent(pictures);
  const focusCurrent = () => {
    const { link } = pictures[current] ?? {};
    (link ?? stage.current)?.focus({ preventScroll: true });
  };
  const moves = { pictures, current, within, goTo, focusCurrent };
  const viewer = useViewer({ ...moves, env, zoom, onOpen, onClose });
  useOnNewValue(reportedIndex(env.host), current, () => onChange({ index: current }));
  useStates(env, { open: viewer.isOpen, video: pictures[current]?.isVideo === true });
  useMethods(env, {
    show: (index: number) => goTo(Number(index) || 0),
    open: (index?: number) => viewer.open(index),
    close: viewer.close,
  });
  return { stage, current, last, goTo, viewer };
}

/** The pictures in a row that the browser scrolls, and a button for each. */
function Carousel(props: CarouselProps) {
  const { pictures, env, label, thumbs, zoom, loop, follow } = props;
  const { stage, current, last, goTo, viewer } = useGallery(props);
  const needsExtras = follow || pictures.some(({ video }) => video);
  const Extras = useModule(env, loadExtras, needsExtras);
  const names = useNames(env, pictures);
  const shape = useShape(env.host, pictures);
  const texts = textsOf(galleryMessages, env);
  const { GalleryDialog, isOpen, open, close } = viewer;
  const hasMore = last > 0;
  const opens = zoom === 'dialog';
  useRowKeys({ ...props, stage, current, last, goTo, open });
  const name = label ?? texts.label;
  const position = texts.position({ number: current + 1, count: last + 1 });
  return (
    <>
      <section
        className={`gallery gallery--${thumbs} gallery--${zoom}`}
        aria-roledescription={texts.carousel}
        aria-label={name}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
        <div
          ref={stage}
          className="stage"
          part="stage"
          role="group"
          aria-label={opens ? texts.enlarge : name}
          tabIndex={hasMore || opens ? 0 : undefined}
          style={{ '--_shape': shape } as CSSProperties}
        >
          <slot />
        </div>
        {hasMore && (
          <>
            <Thumbs
              env={env}
              look={thumbs}
              pictures={pictures}
              names={names}
              current={current}
              goTo={goTo}
            />
            <div {...LIVE} className="unseen">
              {position}
            </div>
          </>
        )}
      </section>
      {Extras && (
        <Extras
          env={env}
          follow={follow}
          pictures={pictures}
          current={current}
          isOpen={isOpen}
          goTo={goTo}
        />
      )}
      {GalleryDialog && (
        <GalleryDialog
          env={env}
          open={isOpen}
          label={name}
          shared={texts}
          pictures={pictures}
          names={names}
          current={current}
          loop={loop}
          onShow={(index) => goTo(index, true)}
          onClose={close}
        />
      )}
    </>
  );
}

const NO_METHODS = { show() {}, open() {}, close() {} };

/** The children as they are; the methods do nothing. */
function NoGallery({ env }: Pick<GalleryProps, 'env'>) {
  useMethods(env, NO_METHODS);
  return <Fallback />;
}

/** A slider of the theme that also moves the pictures. */
const OTHER_SLIDER = '.swiper, .swiper-wrapper';
const OTHER_SLIDER_WORDS =
  'the theme’s slider also moves these pictures; expected them without the classes `swiper` and `swiper-wrapper`, doing nothing.';

/** The pictures and videos of a product; large ones open in a dialog. */
export function Gallery(props: GalleryProps) {
  const { host } = props.env;
  const pictures = usePictures(host);
  const isOthers = host.matches(OTHER_SLIDER) || host.querySelector(OTHER_SLIDER) !== null;
  if (isOthers) warnAuthor(host.localName, OTHER_SLIDER_WORDS);
  if (isOthers || pictures.length === 0) return <NoGallery env={props.env} />;
  return <Carousel {...props} pictures={pictures} />;
}
