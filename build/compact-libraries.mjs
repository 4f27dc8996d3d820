import { transform } from 'esbuild';

/** Minified libraries, as a Rollup plugin: nobody reads them in the build for authors. */
export const compactLibraries = () => ({
  name: 'compact-libraries',
  transform: (code, id) =>
    /[\\/]node_modules[\\/].*\.m?js$/.test(id)
      ? transform(code, { minify: true, sourcemap: 'external', sourcefile: id })
      : undefined,
});
