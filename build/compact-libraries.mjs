import { transform } from 'esbuild';

const LIBRARY = /[\\/]node_modules[\\/].*\.m?js$/;
/** Chunks that are minified whole, and what imports them: the names of an import become those of their exports. */
const LEFT = /[\\/](?:react|scheduler|leaflet|swiper)/;

/** Minifies libraries, as a Rollup plugin: nobody debugs them in the build for authors. */
export const compactLibraries = () => ({
  name: 'compact-libraries',
  transform: (code, id) =>
    LIBRARY.test(id) && !LEFT.test(id)
      ? transform(code, { minify: true, sourcemap: 'external', sourcefile: id })
      : undefined,
});
