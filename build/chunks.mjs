import { dirname, relative } from 'node:path';

/**
 * The rooms that arrive together. Only the scripts that lie directly in a room: its style sheets, a folder inside
 * it, and a room that is not named here, arrive with whoever imports them.
 */
const ROOMS = {
  react: ['react/host', 'react/look', 'react/moving', 'react/popup'],
  core: [
    ...['elements/declare', 'elements/element', 'elements/page', 'elements/start'],
    ...['logic/config', 'logic/settings', 'logic/page', 'logic/state', 'logic/texts', 'logic/wire'],
  ],
  'light-dom': ['react/light-dom'],
  platform: ['logic/platform'],
  basket: ['logic/basket'],
  // for declarations too
  fields: ['logic/forms/fields'],
  forms: ['react/forms', 'react/form', 'react/field', 'logic/forms', 'logic/form'],
};

/** The packages, and the modules of `build/` in their place, that arrive with a room. */
const PACKAGES = {
  react: /\/node_modules\/(?:react|react-dom|scheduler|preact|@r2wc)\/|\/build\/(?:react|lite)-/,
  core: /\/node_modules\/(?:valibot|jotai)\//,
};

/** The chunk that a module lies in; undefined where Rollup decides. */
export function chunkOf(id) {
  if (id.endsWith('.css')) return undefined;
  const room = relative('.', dirname(id)).replaceAll('\\', '/');
  const isInPackage = ([name]) => PACKAGES[name]?.test(id);
  const isInRoom = ([, rooms]) => rooms.includes(room);
  return Object.entries(ROOMS).find((chunk) => isInPackage(chunk) || isInRoom(chunk))?.[0];
}
