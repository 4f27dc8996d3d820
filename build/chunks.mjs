import { resolve } from 'node:path';
import { groupId, groups } from './element-entries.mjs';
import { reach } from './graph.mjs';

/** Shared files and folders by chunk, so that code loaded on demand needs no group for them. */
const SHARED = {
  tokens: ['elements/page/later/tokens.css'],
  element: ['react/host/use-latest.ts'],
  header: [
    'react/basket-context/',
    'react/host/use-debounced.ts',
    'react/light-dom/add-attributes.ts',
    'react/light-dom/select/',
    'react/pausing/',
  ],
  pictures: [
    'logic/slider/',
    'react/carousel/Carousel',
    'react/carousel/carousel.css',
    'react/carousel/use-',
  ],
  videos: ['logic/gallery/gallery-dialog.messages.ts', 'react/gallery/later/UnplayableVideo.tsx'],
  visits: ['react/visits/later/', 'logic/platform/later/pages/page-fetch.ts'],
  controls: [
    'logic/units/unit-labels.ts',
    'logic/platform/minutes.ts',
    'react/look/button.css',
    'react/light-dom/suspend-controls.ts',
    'react/light-dom/edit-events.ts',
    'react/light-dom/use-description.ts',
    'react/slides/',
    'react/validation/message-line.css',
  ],
};
const shared = Object.entries(SHARED).map(([name, paths]) => [
  name,
  paths.map((path) => resolve(path)),
]);

/** Scripts that only call functions load these modules and no tag. */
const FUNCTIONS = resolve('elements/functions.ts');
/** The modules of every dialog. */
const DIALOG = resolve('react/dialog/later/ContentDialog.tsx');
/** Only in the development build. */
const ADVICE = resolve('elements/advice/');
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|preact)\/|^\0commonjsHelpers\.js$/;
/** The chunks of libraries, which import no other chunk. */
export const LIBRARIES = ['react', 'leaflet', 'swiper'];
/** The files of libraries that Rollup would merge with our code; only the gallery needs Swiper's zoom. */
const LIBRARY_FILES = /\/node_modules\/(leaflet|swiper)\/(?!modules\/zoom)/;
/** The chunk of a library. */
export const libraryOf = (id) => LIBRARY_FILES.exec(id)?.[1];

/**
 * The chunk of each module that a group needs. Modules without React are separate: `core` for the base, `functions` for
 * the other groups.
 */
function chunksOfGroups(importsOf) {
  const needs = (id) => [...reach([id], importsOf)];
  const machinery = needs(groupId('element'));
  const inGroups = Object.keys(groups).map((name) => [name, needs(groupId(name))]);
  const all = new Set(inGroups.flatMap(([, ids]) => ids));
  const claims = [
    ['element', machinery.filter((id) => needs(id).some((one) => REACT.test(one)))],
    ['core', machinery],
    ['functions', needs(FUNCTIONS).filter((id) => all.has(id))],
    ...inGroups,
    ['dialog', needs(DIALOG)],
  ];
  // the first of several claims wins, whereas a Map keeps the last
  return new Map(claims.reverse().flatMap(([name, ids]) => ids.map((id) => [id, name])));
}

/** Rollup's `manualChunks` for one build: the chunk of a module by its id; undefined when Rollup decides. */
export function chunksOfBuild({ dev }) {
  let chunks;
  return (id, { getModuleInfo }) => {
    const isLeftOut = (one) => !dev && one.startsWith(ADVICE);
    const importsOf = (one) => (isLeftOut(one) ? [] : (getModuleInfo(one)?.importedIds ?? []));
    chunks ??= chunksOfGroups(importsOf);
    const [library] = shared.find(([, paths]) => paths.some((path) => id.startsWith(path))) ?? [];
    return REACT.test(id) ? 'react' : (libraryOf(id) ?? library ?? chunks.get(id));
  };
}
