// `npm run dev` without the demo shop's server: rebuilds the library and reloads the pages when their sources change.
import { watch } from 'node:fs';
import { buildOf, DEV_DIST, devLibrary } from './library.mjs';
import { liveReload } from './live-reload.mjs';

const LIBRARY = ['elements', 'react', 'logic'];
/** The server reads these files for each request; a change of its modules restarts it. */
const PAGES = ['demo'];
const READ_EACH_TIME = /\.(?:css|html|js|svg)$/;
/** An editor writes a file in several steps, so a change waits this long for the next one. */
const CALM_MS = 30;

/** A folder may disappear while it is watched, as when git switches branches; the other watchers go on. */
const isGone = () => undefined;

/** Calls `react` after a change of files in these folders, debounced. */
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

/** Starts watching the sources; `around` wraps a handler of pages so that they reload on each change. */
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
