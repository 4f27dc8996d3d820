// The part of `npm run dev` that goes around the demo shop's server: its library follows the sources, its pages follow both.
import { watch } from 'node:fs';
import { buildOf, DEV_DIST, devLibrary } from './library.mjs';
import { liveReload } from './live-reload.mjs';

const LIBRARY = ['elements', 'react', 'logic'];
/** Files that the server reads for each request; a change of its modules starts it anew. */
const PAGES = ['demo'];
const READ_EACH_TIME = /\.(?:css|html|js|svg)$/;
/** An editor writes a file in several steps. */
const CALM_MS = 30;

/** A folder may go while it is looked at, as where git changes the branch: the others are followed all the same. */
const isGone = () => undefined;

/** Calls `react` once files in these folders have changed and nothing changes any more. */
function follow(folders, isWanted, react) {
  let timer;
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true }, (_, file) => {
      if (!isWanted(file ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(react, CALM_MS);
    });
    watcher.on('error', isGone);
  }
}

/** Starts to follow the sources; `around` makes a server of pages one that shows each change. */
export function startDev() {
  const library = devLibrary();
  const pages = liveReload();
  library.ready('react');
  follow(
    LIBRARY,
    () => true,
    async () => {
      await library.rebuild();
      pages.changed();
    },
  );
  follow(PAGES, (file) => READ_EACH_TIME.test(file), pages.changed);
  return {
    dist: DEV_DIST,
    around: (serve) =>
      pages.around(async (request) => {
        const build = buildOf(new URL(request.url).pathname);
        if (build !== undefined) await library.ready(build);
        return serve(request);
      }),
  };
}
