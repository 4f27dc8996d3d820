import { useLayoutEffect, useRef, useState } from 'react';
import { noteParts } from '../../../logic/map/attribution.ts';
import { DEFAULT_ATTRIBUTION, DEFAULT_TILE_URL } from '../../../logic/map/map.constants.ts';
import { mapMessages } from '../../../logic/map/map.messages.ts';
import { listen } from '../../../logic/platform/listen.ts';
import { linkAttributes } from '../../../logic/wire/safe-link.ts';
import type { Environment } from '../../host/environment.ts';
import { useMedia } from '../../host/use-media.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { textsOf, useStates, useStyles } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';
import canvasCss from './canvas.css';
import type { CanvasProps } from './canvas.props.ts';
import type { OpenMap } from './open-map.ts';
import placementCss from './placement.css';
import { useMarkers } from './use-markers.ts';
import { useOpenMap } from './use-open-map.ts';
import { usePopup } from './use-popup.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Whether all tiles fail, which is reported once. Tiles are requested again when the network is back. */
function useTilesMissing(open: OpenMap | undefined, { fail }: Environment): boolean {
  const [areMissing, setMissing] = useState(false);
  useOnChange([open], () => {
    if (!open) return;
    const { tiles } = open;
    let state: 'none' | 'failed' | 'shown' = 'none';
    const onLoad = () => {
      state = 'shown';
      setMissing(false);
    };
    const onError = () => {
      if (state !== 'none') return;
      state = 'failed';
      setMissing(true);
      fail({ code: 'tiles', message: '[shop] shop-map: a tile could not be loaded.' });
    };
    const retry = () => {
      if (state === 'failed') tiles.redraw();
    };
    tiles.on({ tileload: onLoad, tileerror: onError });
    const stop = listen(window, { online: retry });
    return () => {
      tiles.off({ tileload: onLoad, tileerror: onError });
      stop();
      setMissing(false);
    };
  });
  return areMissing;
}

/** The attribution of the tiles; only safe URLs are links. */
function Attribution({ note }: { note: string }) {
  if (!note) return null;
  return (
    <p className="attribution" part="attribution">
      {noteParts(note).map(({ text, link }, at) =>
        link === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note have no other name
          <a key={at} {...linkAttributes(link)}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}

const noteOf = ({ attribution, tileUrl }: CanvasProps): string =>
  attribution ?? (tileUrl === DEFAULT_TILE_URL ? DEFAULT_ATTRIBUTION : '');

/** The map: tiles, markers, the popup of the selected one, and the controls. */
export function MapCanvas(props: CanvasProps) {
  const { env, label, maxZoom } = props;
  const texts = textsOf(mapMessages, env);
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => env.addPlacement([placementCss]), [env]);
  useStyles(env, canvasCss);
  const open = useOpenMap(ref, props);
  const markers = useMarkers(open?.map, props);
  const announcement = usePopup(open?.map, markers, props);
  const areTilesMissing = useTilesMissing(open, env);
  const isDark = useDark(env.host);
  useStates(env, { error: areTilesMissing });
  return (
    <div className={isDark ? 'view view--dark' : 'view'} part="view">
      <section
        ref={ref}
        className="canvas"
        part="canvas"
        aria-label={label ?? texts.map}
        aria-describedby="keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move it
        tabIndex={0}
        dir="ltr"
      />
      <span id="keys" hidden>
        {texts.keys}
      </span>
      <ZoomButtons map={open?.map} maxZoom={maxZoom} texts={texts} />
      <Attribution note={noteOf(props)} />
      <div {...LIVE}>
        {areTilesMissing && (
          <p className="message" part="message">
            {texts.failed}
          </p>
        )}
        <span className="unseen">{announcement}</span>
      </div>
    </div>
  );
}

/** Whether the page is dark at the element: the shopper's preference counts only if the page follows it. */
function useDark(host: HTMLElement): boolean {
  const isWished = useMedia('(prefers-color-scheme: dark)');
  const schemes = getComputedStyle(host).colorScheme.split(' ');
  return schemes.includes('dark') && (isWished || !schemes.includes('light'));
}
