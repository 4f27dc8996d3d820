import { useLayoutEffect, useRef } from 'react';
import { DEFAULT_ATTRIBUTION, DEFAULT_TILE_URL } from '../../../logic/map/map.constants.ts';
import { mapMessages } from '../../../logic/map/map.messages.ts';
import { useMedia } from '../../host/use-media.ts';
import { textsOf, useStates, useStyles } from '../../host/use-tag.ts';
import { Attribution } from './Attribution.tsx';
import canvasCss from './canvas.css';
import type { CanvasProps } from './canvas.props.ts';
import placementCss from './placement.css';
import { useMarkers } from './use-markers.ts';
import { useOpenMap } from './use-open-map.ts';
import { usePopup } from './use-popup.ts';
import { useTilesMissing } from './use-tiles-missing.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const noteOf = ({ attribution, tileUrl }: CanvasProps): string =>
  attribution ?? (tileUrl === DEFAULT_TILE_URL ? DEFAULT_ATTRIBUTION : '');

/** The map itself: tiles, markers, the texts of the chosen one, and the controls. */
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
      <div role="status">
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

/** Whether the page is dark where the element stands: the shopper's wish counts only on a page that follows it. */
function useDark(host: HTMLElement): boolean {
  const isWished = useMedia('(prefers-color-scheme: dark)');
  const schemes = getComputedStyle(host).colorScheme.split(' ');
  return schemes.includes('dark') && (isWished || !schemes.includes('light'));
}
