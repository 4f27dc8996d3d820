import { dirname, relative, resolve } from 'node:path';
import { GROUPS, groupId } from './groups.mjs';

/**
 * The rooms of chunks that tags at rest may load. Only scripts directly in a room belong to its chunk: Rollup puts style
 * sheets, folders inside a room, and rooms that are not listed here, into the chunks of their importers.
 */
const RESTING_ROOMS = {
  core: [
    ...['react/host', 'react/light-dom', 'react/look', 'react/moving', 'react/resting'],
    ...['logic/platform', 'logic/wire'],
  ],
  // apart from `forms`, because declarations import it
  fields: ['logic/forms/fields'],
  forms: ['react/forms', 'react/form', 'react/field', 'logic/forms', 'logic/form'],
};

/** The rooms of chunks that load React, or come with it; what a tag at rest needs of them is not in their chunk. */
const AWAKE_ROOMS = {
  react: [
    ...['build/renderers', 'react/awake', 'react/pausing', 'react/popup', 'react/popup/place'],
    ...['logic/page', 'logic/state/changes', 'logic/wire/images'],
  ],
};

const REACT = /\/node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\//;

/** What packages in CommonJS share, React and others. */
const COMMONJS = '\0commonjsHelpers.js';

/** The module whose imports are the machinery, which every page with a tag loads. */
const START = resolve('elements/start/register.ts');
/** The module whose imports are all declarations, with their views at rest. */
const INDEX = resolve('elements/index.ts');

/** The ids of a module and of all that it imports statically, without React. */
function closure(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id) || REACT.test(id)) return seen;
  seen.add(id);
  for (const imported of getModuleInfo(id)?.importedIds ?? []) {
    closure(imported, getModuleInfo, seen);
  }
  return seen;
}

/**
 * The chunk of each module that tags at rest need. What prices share with the other groups is machinery; what the
 * others share is the page's, which comes with them.
 */
function restingChunks(getModuleInfo) {
  const closures = Object.keys(GROUPS).map((name) => [name, closure(groupId(name), getModuleInfo)]);
  const chunks = new Map();
  const claim = (name, ids) => {
    for (const id of ids) if (!chunks.has(id)) chunks.set(id, name);
  };
  const { prices, ...others } = Object.fromEntries(closures);
  claim('core', closure(START, getModuleInfo));
  claim(
    'core',
    [...prices].filter((id) => Object.values(others).some((ids) => ids.has(id))),
  );
  for (const [name, ids] of closures) claim(name, ids);
  return chunks;
}

/** The chunk that has the module's folder among its rooms. */
function chunkOfRoom(rooms, id) {
  if (id.endsWith('.css')) return undefined;
  const folder = relative('.', dirname(id)).replaceAll('\\', '/');
  return Object.keys(rooms).find((chunk) => rooms[chunk].includes(folder));
}

/** Rollup's `manualChunks` for one build: the chunk of a module by its id; undefined when Rollup decides. */
export function chunksOfBuild() {
  let atRest;
  let chunks;
  return (id, { getModuleInfo }) => {
    atRest ??= closure(INDEX, getModuleInfo);
    chunks ??= restingChunks(getModuleInfo);
    if (REACT.test(id)) return 'react';
    if (id === COMMONJS) return 'core';
    const resting = chunkOfRoom(RESTING_ROOMS, id) ?? chunks.get(id);
    return resting ?? (atRest.has(id) ? undefined : chunkOfRoom(AWAKE_ROOMS, id));
  };
}
