import { pathToFileURL } from 'node:url';

/** Whether Node was started with the module at this URL, rather than with one that imports it. */
export const isMain = (url) => url === pathToFileURL(process.argv[1] ?? '').href;
