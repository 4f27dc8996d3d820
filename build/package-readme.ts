// `npm pack` puts README.md into the package: `prepack` writes the package's own one, and `postpack` (`--restore`)
// restores that of the repository.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { packageReadme } from './readme.ts';

const README = 'README.md';
const KEPT = 'dist/.README.md';

if (process.argv.includes('--restore')) {
  renameSync(KEPT, README);
} else {
  copyFileSync(README, KEPT);
  writeFileSync(README, packageReadme(readFileSync(KEPT, 'utf8')));
}
