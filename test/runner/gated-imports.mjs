import { gated, gateIn } from '../../build/gated-imports.mjs';

const GATE = '/logic/platform/import-gate.ts';
const OURS = /^\/(?:elements|logic|react)\/.*\.tsx?$/;

/** Routes each `import()` in the sources through the import gate, like the build; sources are served unbundled. */
export const gatedImports = {
  name: 'gated-imports',
  transform(ctx) {
    if (ctx.path === GATE) return gateIn(ctx.body, ctx.path);
    if (!OURS.test(ctx.path)) return undefined;
    return gated(ctx.body, GATE, (call, source) => {
      const files = JSON.stringify([new URL(source, ctx.URL).pathname]);
      return `fetched(${files}, () => ${call})`;
    });
  },
};
