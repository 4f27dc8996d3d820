import { devtools } from '../kit/devtools.ts';
import type { Gallery } from './gallery.fixtures.ts';

/** A position of a finger in the window. */
export type Finger = readonly [x: number, y: number];

let timestamp = 0;
/** Between two events of the fingers, in seconds by their own clock. */
const STEP_S = 0.05;
const STEPS = 8;

async function touch(type: string, fingers: readonly Finger[]): Promise<void> {
  timestamp = Math.max(timestamp + STEP_S, Date.now() / 1000);
  const touchPoints = fingers.map(([x, y], id) => ({ x: Math.round(x), y: Math.round(y), id }));
  await devtools('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
}

/** Moves fingers from one set of positions to another. */
export async function gesture(from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step += 1) {
    const between = from.map(([x, y], finger): Finger => {
      const [endX, endY] = to[finger] ?? [x, y];
      return [x + ((endX - x) * step) / STEPS, y + ((endY - y) * step) / STEPS];
    });
    await touch('touchMove', between);
  }
  await touch('touchEnd', []);
}

/** Taps twice, without waiting in between: on a busy machine that would make two taps of it. */
export async function doubleTap(point: Finger): Promise<void> {
  const taps = [[point], [], [point], []];
  const sent = taps.map((fingers) =>
    touch(fingers.length > 0 ? 'touchStart' : 'touchEnd', fingers),
  );
  await Promise.all(sent);
}

/** Makes the page a phone's, with a touch screen, or no longer. */
export async function emulatePhone(isOn: boolean): Promise<void> {
  await devtools('Emulation.setTouchEmulationEnabled', { enabled: isOn, maxTouchPoints: 5 });
  if (!isOn) return void (await devtools('Emulation.clearDeviceMetricsOverride'));
  const size = { width: 390, height: 700, deviceScaleFactor: 1, mobile: true };
  await devtools('Emulation.setDeviceMetricsOverride', size);
}

/** A point of the box of the current picture, by parts of its width and height. */
export function at(tag: Gallery, x: number, y: number): Finger {
  const { left, top, width, height } = tag.one('.viewer__stage').getBoundingClientRect();
  return [left + width * x, top + height * y];
}
