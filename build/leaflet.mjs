import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The ES module: Leaflet's main file sets `window.L`, replacing a Leaflet of the page. */
const FILE = resolve('node_modules/leaflet/dist/leaflet-src.esm.js');

/**
 * The one line of Leaflet that the build removes: a test for Internet Explorer that runs on import. A page that requires
 * Trusted Types blocks it, and the whole module would fail. No option can prevent that. `Browser.inlineSvg` is false
 * then; only the attribution control reads it, which our maps do not use. Leaflet 2 has no such line, but is not stable yet.
 */
const REFUSED = "div.innerHTML = '<svg/>';";

function code() {
  const parts = readFileSync(FILE, 'utf8').split(REFUSED);
  if (parts.length !== 2) throw new Error(`[shop] Leaflet has changed: ${REFUSED}`);
  return parts.join('');
}

/** Leaflet as a Rollup plugin. */
export const leaflet = () => ({
  name: 'leaflet',
  resolveId: (source) => (source === 'leaflet' ? FILE : undefined),
  load: (id) => (id === FILE ? code() : undefined),
});

/** The same as an esbuild plugin. */
export const esbuildLeaflet = () => ({
  name: 'leaflet',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^leaflet$/ }, () => ({ path: FILE }));
    onLoad({ filter: /[\\/]leaflet-src\.esm\.js$/ }, () => ({ contents: code() }));
  },
});
