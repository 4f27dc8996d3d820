import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Leaflet's script for browsers puts itself on `window` as `L`, in the place of a Leaflet of the page; this one does not. */
const LEAFLET = resolve('node_modules/leaflet/dist/leaflet-src.esm.js');
const CLUSTERS = resolve('node_modules/leaflet.markercluster/dist/leaflet.markercluster-src.js');
const FILES = new Map([
  ['leaflet', LEAFLET],
  ['leaflet.markercluster', CLUSTERS],
]);

/** The changes of Leaflet's code; each must find something. */
const CHANGES = [
  // a test for Internet Explorer that pages with Trusted Types refuse, so that the whole module would fail
  [/div\.innerHTML = '<svg\/>';/g, ''],
  // controls that every map would begin with: ours are elsewhere
  [/^Map\.addInitHook\(function \(\) \{[\s\S]*?^\}\);/gm, ''],
  [/^\w+\.include\(PointToGeoJSON\);/gm, ''],
  // a class that nothing uses may go
  [/^(var \w+ =) (\w+\.extend\(\{)/gm, '$1 /* @__PURE__ */ $2'],
];

/** The members of the global `L` that the groups of markers use. */
const MEMBERS = [
  ...['bind', 'Browser', 'DivIcon', 'DomUtil', 'Evented', 'extend', 'featureGroup', 'FeatureGroup'],
  ...['Icon', 'LatLng', 'LatLngBounds', 'LayerGroup', 'Marker', 'Path', 'Point', 'Polygon'],
  ...['Polyline', 'setOptions', 'stamp', 'Util'],
].join(', ');

function leafletCode() {
  let code = readFileSync(LEAFLET, 'utf8');
  for (const [pattern, replacement] of CHANGES) {
    const changed = code.replace(pattern, replacement);
    if (changed === code) throw new Error(`[shop] Leaflet has changed: it has no ${pattern}.`);
    code = changed;
  }
  return code;
}

/** The groups of markers as a module, which has a global `L` of its own. */
const clustersCode = () => `import { ${MEMBERS} } from 'leaflet';
const L = { ${MEMBERS} };
const library = {};
(function (exports, module) {
${readFileSync(CLUSTERS, 'utf8')}
}).call(globalThis, library, {});
export const { MarkerClusterGroup } = library;
`;

const CODE = new Map([
  [LEAFLET, leafletCode],
  [CLUSTERS, clustersCode],
]);

/** Leaflet and its groups of markers as modules that leave the page's globals alone, as a Rollup plugin. */
export const mapLibrary = () => ({
  name: 'map-library',
  resolveId: (source) => FILES.get(source),
  load: (id) => CODE.get(id)?.(),
});

/** The same as an esbuild plugin. */
export const esbuildMapLibrary = () => ({
  name: 'map-library',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^leaflet(?:\.markercluster)?$/ }, ({ path }) => ({
      path: FILES.get(path),
    }));
    onLoad({ filter: /[\\/]leaflet(?:\.markercluster)?-src(?:\.esm)?\.js$/ }, ({ path }) => ({
      contents: CODE.get(path)?.(),
    }));
  },
});
