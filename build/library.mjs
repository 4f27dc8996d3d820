// The facts of the library that every bundler needs: rollup for dist/, esbuild while someone works on it.

/** The lite build has Preact where the sources say React. */
export const PREACT = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The names that a build replaces, each by the code that stands for it. */
export const constants = ({ dev, version }) => ({
  'process.env.NODE_ENV': '"production"',
  __DEV__: String(dev),
  __VERSION__: JSON.stringify(version),
});
