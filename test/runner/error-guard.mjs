const TEST_FILE = /^\/test\/.*\.test\.tsx?$/;

/** Inserts the guard of test/kit/guard.ts into the first line of every test file, so that line numbers do not change. */
export const errorGuard = {
  name: 'error-guard',
  transform: ({ path, body }) =>
    TEST_FILE.test(path) ? `import '/test/kit/guard.ts'; ${body}` : undefined,
};
