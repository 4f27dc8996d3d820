import { nextFrame } from '@open-wc/testing';
import { settle } from './fake-clock.ts';

/** The maximum number of frames until a response is rendered: Preact runs effects after the next frame. */
const FRAMES = 3;

/** Waits for promises, renders and effects. */
export async function settled(element?: { readonly updateComplete: Promise<void> }): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await nextFrame();
    await settle();
  }
  await element?.updateComplete;
}
