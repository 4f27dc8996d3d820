import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { chunksOfBuild, LIBRARIES, libraryOf } from './build/chunks.mjs';
import { compactLibraries } from './build/compact-libraries.mjs';
import { cssText } from './build/css-text.mjs';
import { elementEntries, entries } from './build/element-entries.mjs';
import { gatedImports } from './build/gated-imports.mjs';
import { leaflet } from './build/leaflet.mjs';
import { constants, PREACT } from './build/library.mjs';
import { replacements } from './build/replacements.mjs';
import { PLATFORM_FILE, PLATFORM_SOURCE } from './build/test-platform.mjs';
import { undescribed } from './build/undescribed.mjs';

const onwarn = (warning, next) => {
  const fromLibrary = warning.ids?.every((id) => id.includes('node_modules'));
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
  if (warning.code === 'CIRCULAR_DEPENDENCY' && fromLibrary) return;
  next(warning);
};

const MINIFIER = {
  // the builds run in parallel, so more workers would cost more than they save
  maxWorkers: 1,
  ecma: 2022,
  module: true,
  // functions that are inlined more eagerly are larger after gzip
  compress: { passes: 3, inline: 1 },
  format: { comments: false },
};

/** The development build keeps names, so that stack traces are readable. */
const SPACE_SAVER = { ...MINIFIER, compress: false, mangle: false };

const TYPESCRIPT = {
  tsconfig: './tsconfig.json',
  // the stage `types` of `npm test` checks them
  noCheck: true,
  noEmitOnError: true,
};

/** The entry points for pages with a bundler, which provides the other modules. */
const { autoloader, functions, ...bundled } = entries;

/** Files that a page loads directly. */
const chunksForPages = (dev) => ({
  manualChunks: chunksOfBuild({ dev }),
  // an additional request costs more than this many unused characters
  experimentalMinChunkSize: 1500,
});

/** The plugin that minifies the files of a build. */
const minifier = (dev) => {
  const [own, library] = [dev ? SPACE_SAVER : MINIFIER, MINIFIER].map(terser);
  return {
    name: 'minifier',
    renderChunk: (code, chunk, options) =>
      (LIBRARIES.includes(chunk.name) ? library : own).renderChunk(code, chunk, options),
  };
};

/**
 * The configuration of one build: on React, on Preact (`lite`), with the warnings for authors (`dev`), or on the React of
 * the page (`external`).
 */
const build = ({ folder = '', lite = false, dev = false, external = false }) => ({
  input: external ? bundled : entries,
  onwarn,
  external: [PLATFORM_SOURCE, ...(external ? [/^react(?:-dom)?(?:\/|$)/] : [])],
  output: {
    dir: 'dist',
    paths: { [PLATFORM_SOURCE]: `./${PLATFORM_FILE}` },
    format: 'es',
    // only for this repository: they would be two thirds of the package
    sourcemap: external ? false : 'hidden',
    entryFileNames: `${folder}[name].js`,
    // files shared by several builds are in the package once; those for shoppers' pages only are
    // separate
    chunkFileNames: ({ name }) =>
      `${(dev || external) && LIBRARIES.includes(name) ? '' : folder}chunks/[name]-[hash].js`,
    // what on-demand chunks import may be needed earlier, elsewhere
    onlyExplicitManualChunks: true,
    ...(external ? { manualChunks: libraryOf } : chunksForPages(dev)),
    plugins: [minifier(dev)],
  },
  plugins: [
    replacements(),
    leaflet(),
    dev && compactLibraries(),
    lite && alias({ entries: PREACT }),
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: {
        ...constants({ dev }),
        // otherwise jotai keeps its development code
        'import.meta.env ? import.meta.env.MODE : void 0': '"production"',
      },
    }),
    elementEntries(),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    cssText(),
    typescript({ ...TYPESCRIPT, outDir: 'dist' }),
    !dev && undescribed(),
    gatedImports(),
  ],
});

const BUILDS = {
  react: build({}),
  lite: build({ folder: 'lite/', lite: true }),
  dev: build({ folder: 'dev/', dev: true }),
  external: build({ folder: 'external/', external: true }),
};

/** All builds, or those in `BUILDS=react,lite`. */
const wanted = process.env.BUILDS?.split(',') ?? Object.keys(BUILDS);
export default wanted.map((name) => BUILDS[name]);
