import { parseArgs } from 'node:util';
import { checkFiles } from './check/check-files.ts';

const USAGE = `Usage: shop-elements check <files and folders>

Tells of mistakes with shop-elements in pages (.html) and templates (.xsl): misspelt tags and attributes, values and
data that a tag cannot read, tags without their end or their content, and tags where HTML allows none.`;

/** The exit codes of the command: a mistake in a file, and a wrong call. */
const MISTAKES = 1;
const MISUSED = 2;

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

async function check(paths: readonly string[]): Promise<number> {
  const { files, tags, faults } = await checkFiles(paths);
  for (const fault of faults) console.log(fault);
  console.log(
    `${counted(faults.length, 'mistake')} in ${counted(tags, 'tag')} of ${counted(files, 'file')}.`,
  );
  return faults.length > 0 ? MISTAKES : 0;
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [command, ...paths] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (command === 'check' && paths.length > 0) return check(paths);
  console.error(USAGE);
  return MISUSED;
}

process.exitCode = await run().catch((error: Error) => {
  console.error(`shop-elements: ${error.message}`);
  return MISUSED;
});
