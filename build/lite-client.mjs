import { options } from 'preact';
import * as client from 'preact/compat/client';

/*
 * `react-dom/client` of the lite build. React runs the effects of a synchronous rendering at once; Preact would wait for a
 * frame, and until then a component would not hear of its atoms and controls.
 */
options.requestAnimationFrame = queueMicrotask;

export const createRoot = client.createRoot;
