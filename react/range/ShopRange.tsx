import { type KeyboardEvent, useState } from 'react';
import { priceText } from '../../logic/money/price-format.ts';
import { rangeMessages } from '../../logic/range/range.messages.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useListeners } from '../host/use-listeners.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { RangeProps } from './range.props.ts';
import { isOpen, nameOf } from './range-inputs.ts';
import { type Range, type Thumb, useRange } from './use-range.ts';

/** The stops that a key moves a thumb by; the browser handles the other keys. */
const PAGE: ReadonlyMap<string, number> = new Map([
  ['PageUp', 10],
  ['PageDown', -10],
]);

interface SliderProps {
  readonly env: Environment;
  readonly range: Range;
  readonly thumb: Thumb;
  readonly isOnTop: boolean;
  readonly onDrag: (isDragging: boolean) => void;
}

/** A native slider for one end of the range. */
function Slider({ env, range, thumb, isOnTop, onDrag }: SliderProps) {
  const { side, input, value, at } = thumb;
  const [slider, setSlider] = useState<HTMLInputElement | null>(null);
  const end = () => {
    onDrag(false);
    range.commit(thumb);
  };
  // the native `change`, which React does not have: only at the end of a movement
  useListeners(slider, { change: end, pointerup: end, pointercancel: end });
  const stepByPage = (event: KeyboardEvent) => {
    const stops = PAGE.get(event.key);
    if (stops === undefined) return;
    event.preventDefault();
    range.move(thumb, at + stops);
    range.commit(thumb);
  };
  return (
    <input
      ref={setSlider}
      className={isOnTop ? 'slider slider--top' : 'slider'}
      part={`thumb-${side}`}
      type="range"
      max={range.stops.length - 1}
      value={at}
      disabled={!isOpen(input)}
      aria-label={nameOf(input) || textsOf(rangeMessages, env)[side]}
      aria-valuetext={priceText(value, env.config)}
      onPointerDown={() => onDrag(true)}
      onKeyDown={stepByPage}
      onChange={(event) => {
        // the inputs of the page fire their own
        event.stopPropagation();
        range.move(thumb, event.currentTarget.valueAsNumber);
      }}
    />
  );
}

/** Two sliders over one track, for the two inputs of the page, which keep the values. */
export function ShopRange(props: RangeProps) {
  const { env, label } = props;
  const range = useRange(props);
  const { thumbs, stops, raised } = range;
  const [isDragging, setDragging] = useState(false);
  useStates(env, { dragging: isDragging });
  const texts = textsOf(rangeMessages, env);
  useDescription(env, thumbs?.to.input, {
    slot: 'message',
    text: raised && texts.raised({ amount: priceText(raised, env.config) }),
    isLive: true,
  });
  if (!thumbs) return <Fallback />;
  const last = stops.length - 1;
  const start = (100 * thumbs.from.at) / last;
  const end = (100 * thumbs.to.at) / last;
  const shared = { env, range, onDrag: setDragging };
  return (
    <>
      <Fallback />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has margins and a border of the theme */}
      <div className="range" role="group" aria-label={label}>
        <div className="track" part="track">
          <div
            className="fill"
            part="fill"
            style={{ insetInlineStart: `${start}%`, insetInlineEnd: `${100 - end}%` }}
          />
        </div>
        <Slider {...shared} thumb={thumbs.from} isOnTop={start > 50} />
        <Slider {...shared} thumb={thumbs.to} isOnTop={start <= 50} />
      </div>
      <slot name="message" />
    </>
  );
}
