import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const LINK = /<link rel="modulepreload" href="BASE\/([^"]+)" integrity="([^"]+)">/g;
const STATIC_IMPORT = /(?:from|import)"\.\/([^"]+)"/g;

for (const folder of ['dist', 'dist/lite']) {
  const read = (file: string) => readFileSync(join(folder, file));
  const integrity: Record<string, string> = JSON.parse(read('integrity.json').toString());
  const preload = read('preload.html').toString();

  describe(`the delivery of ${folder}`, () => {
    it('has the hash of every script and stylesheet that a page may load', () => {
      const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.(?:js|css)$/.test(file) && !/^(?:cli|lite|dev|external|types)\//.test(file),
      );
      assert.deepEqual(Object.keys(integrity).sort(), built.sort());
      for (const [file, hash] of Object.entries(integrity)) {
        assert.equal(hash, `sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
      }
    });

    it('has an import map with the hash of every script (US13)', () => {
      const { integrity: mapped } = JSON.parse(read('importmap.json').toString());
      const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
      assert.deepEqual(
        mapped,
        Object.fromEntries(scripts.map(([file, hash]) => [`BASE/${file}`, hash])),
      );
    });

    it('preloads all files that a page needs first', () => {
      const links = [...preload.matchAll(LINK)].map(([, file = '', hash]) => ({ file, hash }));
      assert.deepEqual(
        links.map(({ file }) => file.replace(/-.{8}\.js$/, '')),
        [
          'core',
          'element',
          'react',
          'functions',
          'header',
          'page',
          'products',
          'controls',
          'selling',
          'choices',
          'product',
        ].map((group) => `chunks/${group}`),
      );
      const files = links.map(({ file }) => file);
      for (const { file, hash } of links) {
        assert.equal(hash, integrity[file]);
        const needed = [...read(file).toString().matchAll(STATIC_IMPORT)];
        for (const [, name] of needed)
          assert.ok(files.includes(`chunks/${name}`), `${file}: ${name}`);
      }
      assert.match(preload, /<script type="module" src="BASE\/autoloader\.js" integrity="sha384-/);
    });
  });
}
