import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['build', 'demo', 'elements', 'logic', 'react', 'scripts', 'test'];
const GUIDES = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];
const TEXT = /\.(?:css|html|js|md|mjs|ts|tsx|graphql)$/;

/** A file of the repository, by its path from the root. */
export interface RepoText {
  readonly path: string;
  readonly text: string;
}

/** The files of a folder and its subfolders, except packages and generated files. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXT.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));

/** Code, tests and guides, which may cite the documents. */
export const textsOfRepo = (): readonly RepoText[] =>
  [...FOLDERS.flatMap(filesIn), ...GUIDES].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));

/** The documentation site is for users: it is no document of the project. */
const isOfSite = (path: string): boolean => path.startsWith(join('docs', 'site'));

/** The documents themselves. */
export const documents = (): readonly RepoText[] =>
  filesIn('docs')
    .filter((path) => !isOfSite(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Whether a file is in test/. */
export const isTest = (path: string): boolean => path.startsWith(`test/`);
