import { EventEmitter, once } from 'node:events';

/** The name of the files that get no response, by the session of their page. */
const held = new Map();
/** Emits the session whose files get their responses. */
const releases = new EventEmitter();

/** The session of the page that requests a file. */
function sessionOf(ctx) {
  const referrer = ctx.get('referer');
  return referrer && new URL(referrer).searchParams.get('wtr-session-id');
}

/**
 * Delays the responses to held files, before the cache of the test runner answers. The DevTools protocol does not
 * intercept `<link rel="prefetch">`, by which modules are requested.
 */
export async function holdFiles(ctx, next) {
  const session = sessionOf(ctx);
  const name = held.get(session);
  if (name && ctx.path.includes(name)) await once(releases, session);
  await next();
}

/** `hold-files` holds the files of the page whose path contains a name, until `release-files`. */
export const heldFiles = {
  name: 'held-files',
  executeCommand({ command, payload, session: { id } }) {
    if (command === 'hold-files') held.set(id, payload);
    else if (command === 'release-files') {
      held.delete(id);
      releases.emit(id);
    } else return undefined;
    return true;
  },
};
