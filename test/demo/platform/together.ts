import { testsBeside } from '../tests-beside.ts';

for (const tests of testsBeside(import.meta.url)) await import(tests);
