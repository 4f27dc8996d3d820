import { type RefObject, useLayoutEffect, useState } from 'react';
import { handleAll } from '../../logic/platform/listen.ts';
import type { Environment } from '../host/environment.ts';
import { useLatest } from '../host/use-latest.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useMedia } from '../host/use-media.ts';
import { useLoadedModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { Layout } from '../slides/slide-layout.ts';
import type { Engine } from './later/slider-engine.ts';

const loadEngine = async () => (await import('./later/slider-engine.ts')).startEngine;

/** The first events of an interaction with the slides. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'focusin', 'wheel', 'click', 'touchend'];

/** Whether a finger is scrolling, which must not be interrupted: the engine loads at the end of the touch. */
const isFingerDown = (event: Event): boolean =>
  event instanceof PointerEvent && event.type !== 'click' && event.pointerType === 'touch';

/** Whether the shopper has interacted with an element; it stays true. */
function useInterest(host: HTMLElement): boolean {
  const [isInterested, setInterested] = useState(false);
  const handlers = handleAll(INTERACTION_EVENTS, (event) => setInterested(!isFingerDown(event)));
  useListeners(isInterested ? undefined : host, handlers, { passive: true });
  return isInterested;
}

/** Native touch scrolling is sufficient: a phone does not need the engine. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

export interface EngineOptions extends Omit<Layout, 'box'> {
  readonly box: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly timeout: number;
  readonly prefersReducedMotion: boolean;
  readonly autoplay: boolean;
  readonly current: number;
}

/**
 * The engine that drives the slides; undefined until it has loaded, and if it is not needed. Native scrolling works
 * without it, so it loads with autoplay or on the first interaction.
 */
export function useEngine(
  env: Environment,
  options: EngineOptions,
  onChange: (index: number) => void,
): Engine | undefined {
  const { slides, align, spaceBetween, prefersReducedMotion, autoplay, timeout } = options;
  const isInterested = useInterest(env.host);
  const isUseful = !useMedia(TOUCH_ONLY) && slides.length > 1 && timeout > 0;
  const needed = isUseful && (isInterested || (autoplay && !prefersReducedMotion));
  const startEngine = useLoadedModule(env, loadEngine, { needed, timeoutMs: timeout }).loaded
    ?.module;
  const [engine, setEngine] = useState<Engine>();
  const latest = useLatest({ options, onChange });
  const isRightToLeft = env.host.matches(':dir(rtl)');
  // the engine supports one direction
  useOnChange(
    [startEngine, needed, env.host, align, spaceBetween, prefersReducedMotion, isRightToLeft],
    () => {
      const { box, track, slides, current } = latest.current.options;
      if (!startEngine || !needed || !box.current || !track.current) return;
      const elements = { host: env.host, box: box.current, track: track.current };
      const reportSlide = (index: number) => latest.current.onChange(index);
      const course = { ...elements, slides, align, spaceBetween, prefersReducedMotion };
      const started = startEngine({ ...course, index: current, onChange: reportSlide });
      setEngine(started);
      return () => {
        started.stop();
        setEngine(undefined);
      };
    },
  );
  useLayoutEffect(() => engine?.update(slides), [engine, slides]);
  return engine;
}
