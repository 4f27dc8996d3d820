import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

/** Types whose values editors can suggest: keywords, booleans and numbers. */
const OFFERED = /^(?:'[^']*'(?: \| '[^']*')*|boolean|number)$/;

/** The manifest type of the generators. */
type Manifest = Parameters<typeof generateVsCodeCustomElementData>[0] &
  Parameters<typeof generateJetBrainsWebTypes>[0];

interface Element {
  readonly attributes?: readonly { readonly type: { text: string } }[];
}

/** The manifest; editors would suggest the name of any other type as a value. */
function readManifest(): Manifest {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const elements: readonly Element[] = manifest.modules.flatMap(
    ({ declarations }: { declarations: readonly Element[] }) => declarations,
  );
  for (const { type } of elements.flatMap(({ attributes = [] }) => attributes)) {
    if (!OFFERED.test(type.text)) type.text = 'string';
  }
  return manifest;
}

/** Writes data about the tags for editors: custom data of VS Code for HTML and CSS, and web-types of JetBrains. */
export function writeEditorData(directory: string): void {
  mkdirSync(directory, { recursive: true });
  const options = { outdir: directory, hideLogs: true };
  // each generator changes the manifest that it gets
  generateVsCodeCustomElementData(readManifest(), options);
  generateJetBrainsWebTypes(readManifest(), { ...options, packageJson: false });
  for (const name of readdirSync(directory)) {
    const file = join(directory, name);
    // a fifth of it is space
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
}
