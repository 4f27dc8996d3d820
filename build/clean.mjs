// Old chunks have other hashes and would stay for ever.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
