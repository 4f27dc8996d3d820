import { useState } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useLatest } from '../../host/use-latest.ts';
import { useMedia } from '../../host/use-media.ts';
import { useModule } from '../../host/use-module.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import type { ZoomEngine } from './zoom-engine.ts';

const loadEngine = async () => (await import('./zoom-engine.ts')).startZoom;

interface EngineOptions {
  readonly env: Environment;
  readonly stage: HTMLElement | null;
  readonly open: boolean;
  readonly current: number;
  readonly prefersReducedMotion: boolean;
  readonly onShow: (index: number) => void;
  readonly onZoom: (zoom: number) => void;
}

/** The engine for pinching, loaded when the dialog opens on a touch screen; undefined without it. */
export function useZoomEngine(options: EngineOptions): ZoomEngine | undefined {
  const { env, stage, open, prefersReducedMotion } = options;
  const isCoarse = useMedia('(pointer: coarse)');
  const needed = open && isCoarse;
  const startZoom = useModule(env, loadEngine, needed);
  const [engine, setEngine] = useState<ZoomEngine>();
  const latest = useLatest(options);
  useOnChange([startZoom, needed, stage, prefersReducedMotion], () => {
    if (!startZoom || !needed || !stage) return;
    const started = startZoom({
      stage,
      prefersReducedMotion,
      index: latest.current.current,
      onShow: (index) => latest.current.onShow(index),
      onZoom: (zoom) => latest.current.onZoom(zoom),
    });
    setEngine(started);
    return () => {
      started.stop();
      setEngine(undefined);
    };
  });
  return engine;
}
