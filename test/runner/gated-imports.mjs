import { gated, gateIn } from '../../build/gated-imports.mjs';

const GATE = '/logic/platform/import-gate.ts';
const OURS = /^\/(?:elements|logic|react)\/.*\.tsx?$/;

/** Sends each `import()` of our sources through the gate, as the build does; sources are served one by one. */
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
