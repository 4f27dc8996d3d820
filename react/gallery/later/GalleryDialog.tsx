import { type CSSProperties, useRef, useState } from 'react';
import type { GalleryTexts } from '../../../logic/gallery/gallery.messages.ts';
import { galleryDialogMessages } from '../../../logic/gallery/gallery-dialog.messages.ts';
import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { textsOf, useStates, useStyles } from '../../host/use-tag.ts';
import { slideAfter } from '../../slides/slide-after-key.ts';
import { useRow } from '../../slides/use-row.ts';
import type { Picture } from '../use-pictures.ts';
import galleryDialogCss from './gallery-dialog.css';
import { Slide } from './Slide.tsx';
import { keyHandler } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { useZoom } from './use-zoom.ts';
import { useZoomEngine } from './use-zoom-engine.ts';
import { ViewerBar, ViewerButton } from './ViewerControls.tsx';
import { CLOSE_UP, FIT, LARGEST } from './zoom.ts';

export interface GalleryDialogProps {
  env: Environment;
  open: boolean;
  label: string;
  shared: GalleryTexts;
  pictures: readonly Picture[];
  names: readonly string[];
  current: number;
  loop: boolean;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The row of the dialog, its zoom, and what moves it: the browser, or the engine on touch screens. */
function useViews({ env, open, pictures, current, onShow }: GalleryDialogProps) {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const slides = useRef<HTMLDivElement>(null);
  const row = useRow(
    slides,
    {
      isActive: open,
      slides: () => [...(slides.current?.children ?? [])] as HTMLElement[],
    },
    (index) => !engine && onShow(index),
  );
  const { prefersReducedMotion } = row;
  const engine = useZoomEngine({
    env,
    stage,
    open,
    current,
    prefersReducedMotion,
    onShow,
    onZoom: (next) => zoom.setZoom(next),
  });
  const canZoom = !pictures[current]?.isVideo;
  const zoom = useZoom({ stage, current, engine, canZoom });
  useOnChange([open, engine], () => {
    if (!open || engine) return;
    row.goTo(current, true);
  });
  useOnChange([open], () => {
    if (open) slides.current?.focus({ preventScroll: true });
    else zoom.setZoom(FIT);
  });
  const goTo = (index: number) => {
    onShow(index);
    if (engine) engine.goTo(index);
    else row.goTo(index);
  };
  return { setStage, slides, engine, zoom, canZoom, goTo };
}

/** The large pictures, one at a time on the whole screen, which zoom. */
export function GalleryDialog(props: GalleryDialogProps) {
  const { env, open, label, shared, pictures, names, current, loop, onClose } = props;
  useStyles(env, dialogCss, galleryDialogCss);
  const { setStage, slides, engine, zoom, canZoom, goTo } = useViews(props);
  useStates(env, { zoomed: zoom.isZoomed });
  const texts = textsOf(galleryDialogMessages, env);
  const position = { current, last: pictures.length - 1, loop };
  const count = pictures.length;
  const hasMore = count > 1;
  const isRightToLeft = env.host.matches(':dir(rtl)');
  const pointer = usePointer({ zoom, isDriven: engine !== undefined, onClose });
  const step = (by: 1 | -1, name: 'previous' | 'next') => {
    const index = slideAfter(by, position);
    return (
      <ViewerButton
        name={name}
        label={texts[name]}
        isIdle={index === undefined}
        onClick={() => index !== undefined && goTo(index)}
      />
    );
  };
  return (
    <Dialog open={open} label={label} onClose={onClose} className="dialog--gallery">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole dialog */}
      <div
        className="viewer"
        style={{ '--_zoom': engine ? FIT : zoom.zoom } as CSSProperties}
        data-zoomed={zoom.isZoomed}
        onKeyDown={keyHandler({ zoom, position, isRightToLeft, goTo })}
      >
        <ViewerBar counter={shared.position({ number: current + 1, count })}>
          <ViewerButton
            name="zoom-out"
            label={texts.zoomOut}
            isIdle={!zoom.isZoomed}
            onClick={() => zoom.zoomTo(zoom.zoom / CLOSE_UP)}
          />
          <ViewerButton
            name="zoom-in"
            label={texts.zoomIn}
            isIdle={!canZoom || zoom.zoom >= LARGEST}
            onClick={() => zoom.zoomTo(zoom.zoom * CLOSE_UP)}
          />
          <ViewerButton name="close" label={texts.close} onClick={onClose} />
        </ViewerBar>
        {hasMore && step(-1, 'previous')}
        <div ref={setStage} className="viewer__stage">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
          <div
            ref={slides}
            className="slides"
            role="group"
            aria-label={label}
            tabIndex={open ? 0 : undefined}
            {...pointer}
          >
            {pictures.map((picture, index) => (
              <Slide
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is of a position
                key={index}
                picture={picture}
                name={names[index] ?? ''}
                number={shared.number({ number: index + 1, count })}
                role={shared.slide}
                isCurrent={open && index === current}
                isNear={open && Math.abs(index - current) <= 1}
                isZoomed={zoom.isZoomed}
                texts={texts}
              />
            ))}
          </div>
        </div>
        {hasMore && step(1, 'next')}
      </div>
    </Dialog>
  );
}
