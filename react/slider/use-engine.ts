import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Environment } from '../host/environment.ts';
import { useLatest } from '../host/use-latest.ts';
import { useMedia } from '../host/use-media.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { Engine } from './later/slider-engine.ts';
import type { Layout } from './place.ts';
import { useEngineModule } from './use-engine-module.ts';
import { useInterest } from './use-interest.ts';

/** A finger scrolls the track as well as any script: a phone has no use for the engine. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

export interface EngineOptions extends Omit<Layout, 'box'> {
  readonly box: RefObject<HTMLElement | null>;
  readonly track: RefObject<HTMLElement | null>;
  readonly timeout: number;
  readonly isCalm: boolean;
  readonly autoplay: boolean;
  readonly current: number;
}

/**
 * The engine that drives the slides; undefined until it is loaded, and where it is not needed. The browser scrolls the slides
 * without it, so it loads with autoplay or with the first sign of interest.
 */
export function useEngine(
  env: Environment,
  options: EngineOptions,
  onChange: (index: number) => void,
): Engine | undefined {
  const { slides, align, spaceBetween, isCalm, autoplay, timeout } = options;
  const isInterested = useInterest(env.host);
  const isUseful = !useMedia(TOUCH_ONLY) && slides.length > 1 && timeout > 0;
  const needed = isUseful && (isInterested || (autoplay && !isCalm));
  const module = useEngineModule(env, timeout, needed);
  const [engine, setEngine] = useState<Engine>();
  const latest = useLatest({ options, onChange });
  const isRightToLeft = env.host.matches(':dir(rtl)');
  // the engine knows one direction
  useOnChange([module, needed, env.host, align, spaceBetween, isCalm, isRightToLeft], () => {
    const { box, track, slides, current } = latest.current.options;
    if (!module || !needed || !box.current || !track.current) return;
    const elements = { host: env.host, box: box.current, track: track.current };
    const tell = (index: number) => latest.current.onChange(index);
    const course = { ...elements, slides, align, spaceBetween, isCalm };
    const started = module.startEngine({ ...course, index: current, onChange: tell });
    setEngine(started);
    return () => {
      started.stop();
      setEngine(undefined);
    };
  });
  useLayoutEffect(() => engine?.update(slides), [engine, slides]);
  return engine;
}
