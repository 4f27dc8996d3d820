import { expect } from '@open-wc/testing';
import { fileFieldMessages } from '../../logic/file-field/file-field.messages.ts';
import {
  type FileRules,
  refusalText,
  refuseFiles,
} from '../../logic/file-field/file-field.model.ts';
import '../kit/guard.ts';

const NO_RULES: FileRules = { blockedTypes: [], blockedExtensions: [], maxSize: Infinity };

const reasons = (
  files: readonly { name?: string; type?: string; size?: number }[],
  rules: Partial<FileRules>,
) =>
  refuseFiles(
    files.map((file) => ({ name: 'a.bin', type: '', size: 1, ...file })),
    { ...NO_RULES, ...rules },
  ).map(({ reason }) => reason);

const isBlocked = (name: string, ...blockedExtensions: string[]): boolean =>
  reasons([{ name }], { blockedExtensions }).length > 0;

const hasBlockedType = (type: string, ...blockedTypes: string[]): boolean =>
  reasons([{ type }], { blockedTypes }).length > 0;

describe('rejected files', () => {
  const extensions: [string, string, boolean][] = [
    ['virus.exe', 'exe', true],
    ['virus.exe', '.exe', true],
    ['virus.exe', '*.exe', true],
    ['VIRUS.EXE', 'exe', true],
    ['virus.exe', '.EXE', true],
    ['contract.shop.pl.pdf', 'pl', false],
    ['photo.jpg.php', 'php', true],
    ['photo.jpg', 'php', false],
    ['photo.phpx', 'php', false],
    ['php', 'php', false],
    ['readme', 'exe', false],
    ['', 'exe', false],
    ['.htaccess', 'htaccess', true],
    ['virus.exe.', 'exe', true],
    ['virus.exe ', 'exe', true],
    ['backup.tar.gz', '.tar.gz', true],
    ['backup.gz', 'tar.gz', false],
    ['a..b', '.', false],
    ['zdjęcie.żart', 'ŻART', true],
    ['\u202Egpj.exe', 'exe', true],
  ];

  for (const [name, extension, expected] of extensions) {
    it(`${extension} ${expected ? 'blocks' : 'lets through'} ${JSON.stringify(name)}`, () => {
      expect(isBlocked(name, extension)).to.equal(expected);
    });
  }

  const types: [string, string, boolean][] = [
    ['image/png', 'image/png', true],
    ['image/png', 'IMAGE/PNG', true],
    ['image/png', 'image/*', true],
    ['image/png', 'Image/*', true],
    ['image/png', 'image/jpeg', false],
    ['image/png', 'image', false],
    ['imagex/png', 'image/*', false],
    ['text/html;charset=utf-8', 'text/html', true],
    ['text/html ; charset=utf-8', 'text/html', true],
    ['', 'image/*', false],
    ['', 'text/html', false],
  ];
  for (const [type, blocked, expected] of types) {
    it(`${blocked} ${expected ? 'blocks' : 'lets through'} the type ${JSON.stringify(type)}`, () => {
      expect(hasBlockedType(type, blocked)).to.equal(expected);
    });
  }

  it('are listed once each, in order, the type before the size', () => {
    const files = [{ name: 'a.exe', size: 9 }, { name: 'b.jpg' }, { size: 9 }, { name: 'c.exe' }];
    const rules = { blockedExtensions: ['exe'], maxSize: 5 };
    expect(reasons(files, rules)).to.deep.equal(['type', 'size', 'type']);
  });

  it('are parsed fast with a name of 100,000 spaces or dots', () => {
    for (const name of [' '.repeat(100_000), '.'.repeat(100_000)]) {
      expect(isBlocked(name, '.'.repeat(1000))).to.equal(false);
    }
  });
});

describe('the message about rejected files', () => {
  const refusal = (reason: 'type' | 'size', maxSize = 1_572_864, name = 'a.exe') => ({
    file: { name, type: '', size: 1 },
    reason,
    maxSize,
  });
  const { pl, en } = fileFieldMessages;
  const english = { ...pl, ...en };

  it('matches the specification', () => {
    expect(refusalText([refusal('type')], pl, 'pl')).to.equal(
      'Nie można wgrać pliku a.exe, ponieważ załączanie plików tego typu jest niedozwolone.',
    );
    expect(refusalText([refusal('type')], english, 'en')).to.equal(
      'File cannot be uploaded a.exe, because its type of files is invalid.',
    );
    expect(refusalText([refusal('size')], pl, 'pl')).to.equal(
      'Nie można wgrać pliku a.exe, ponieważ przekracza maksymalny dozwolony rozmiar 1,50MB.',
    );
    expect(refusalText([refusal('size')], english, 'en')).to.equal(
      'File cannot be uploaded a.exe because it is larger than the allowed size of 1.50MB.',
    );
  });

  it('formats megabytes of 1,048,576 bytes with two decimals', () => {
    const sizes: [number, string][] = [
      [1_048_576, '1.00MB'],
      [2_000_000, '1.91MB'],
      [1_073_741_824, '1024.00MB'],
      [1, '0.00MB'],
    ];
    for (const [bytes, text] of sizes) {
      expect(refusalText([refusal('size', bytes)], english, 'en')).to.contain(` ${text}.`);
    }
  });
});
