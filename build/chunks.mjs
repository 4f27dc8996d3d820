import { dirname, relative } from 'node:path';

/**
 * The rooms of each chunk. Only scripts directly in a room belong to its chunk: Rollup puts style sheets, folders
 * inside a room, and rooms that are not listed here, into the chunks of their importers.
 */
const ROOMS = {
  react: ['build/renderers', 'react/host', 'react/look', 'react/moving', 'react/popup'],
  // what every page of a shop needs: the machinery, and what reads the basket of its header
  core: [
    ...['elements/declare', 'elements/element', 'elements/page', 'elements/start'],
    ...['logic/basket', 'logic/config', 'logic/platform', 'logic/platform/graphql'],
    ...['logic/settings', 'logic/page', 'logic/state', 'logic/texts', 'logic/wire'],
  ],
  'light-dom': ['react/light-dom'],
  // apart from `forms`, because declarations import it
  fields: ['logic/forms/fields'],
  forms: ['react/forms', 'react/form', 'react/field', 'logic/forms', 'logic/form'],
};

/** The packages of each chunk. */
const PACKAGES = {
  react: /\/node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\//,
  core: /\/node_modules\/(?:graphql-request|jotai|valibot)\//,
};

/** The chunk of a module; undefined when Rollup decides. */
export function chunkOf(id) {
  if (id.endsWith('.css')) return undefined;
  const room = relative('.', dirname(id)).replaceAll('\\', '/');
  const isInPackage = ([name]) => PACKAGES[name]?.test(id);
  const isInRoom = ([, rooms]) => rooms.includes(room);
  return Object.entries(ROOMS).find((chunk) => isInPackage(chunk) || isInRoom(chunk))?.[0];
}
