const TEST_FILE = /^\/test\/.*\.test\.tsx?$/;

/** Puts the guard of test/kit/guard.ts into every test file, on its first line so that line numbers stay. */
export const errorGuard = {
  name: 'error-guard',
  transform: ({ path, body }) =>
    TEST_FILE.test(path) ? `import '/test/kit/guard.ts'; ${body}` : undefined,
};
