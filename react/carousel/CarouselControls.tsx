import { sliderMessages } from '../../logic/slider/slider.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { CHEVRON_NEXT, IconButton, PLAY } from '../look/Icon.tsx';
import { type SlidePosition, slideAfter } from '../slides/slide-after-key.ts';
import type { Autoplay } from './use-carousel.ts';

export interface CarouselControlsProps {
  position: SlidePosition;
  visible: number;
  /** Undefined without autoplay. */
  autoplay: Autoplay | undefined;
  goTo: (index: number) => void;
  env: Environment;
}

const PAUSE = 'M8 5v14M16 5v14';

function PauseButton({ autoplay, env }: { autoplay: Autoplay; env: Environment }) {
  const texts = textsOf(sliderMessages, env);
  const { isWanted, toggle } = autoplay;
  return (
    <IconButton
      className="controls__button"
      part="pause"
      label={isWanted ? texts.pause : texts.play}
      slot={isWanted ? 'icon-pause' : 'icon-play'}
      iconClass="controls__drawing"
      path={isWanted ? PAUSE : PLAY}
      onClick={toggle}
    />
  );
}

/** The previous and next buttons, and the position among all slides (APG carousel). */
export function CarouselControls({
  position,
  visible,
  autoplay,
  goTo,
  env,
}: CarouselControlsProps) {
  const texts = textsOf(sliderMessages, env);
  const { current, last } = position;
  const stepButton = (step: 1 | -1) => {
    const index = slideAfter(step, position);
    const name = step === 1 ? 'next' : 'previous';
    return (
      <IconButton
        className={`controls__button controls__button--${name}`}
        part={name}
        label={texts[name]}
        slot={`icon-${name}`}
        iconClass="controls__drawing"
        path={CHEVRON_NEXT}
        // keeps focus at the ends
        aria-disabled={index === undefined}
        onClick={() => index !== undefined && goTo(index)}
      />
    );
  };
  return (
    <div className={`controls ${last === 0 ? 'controls--idle' : ''}`} part="controls">
      {autoplay && <PauseButton autoplay={autoplay} env={env} />}
      {stepButton(-1)}
      <p
        className="controls__position"
        part="position"
        aria-live={autoplay?.isRunning ? 'off' : 'polite'}
      >
        {texts.position({ first: current + 1, last: current + visible, count: last + visible })}
      </p>
      {stepButton(1)}
    </div>
  );
}
