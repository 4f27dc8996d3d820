import { nextFrame } from '@open-wc/testing';
import { settle } from './fake-clock.ts';

/** How many frames an answer takes to the page at most: Preact runs effects after the next one. */
const FRAMES = 3;

/** Until promises, renders and effects are through. */
export async function settled(element?: { readonly updateComplete: Promise<void> }): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await nextFrame();
    await settle();
  }
  await element?.updateComplete;
}
