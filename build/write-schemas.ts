import { mkdirSync, writeFileSync } from 'node:fs';
import { kindsOfData } from '../elements/data/kinds.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Writes the JSON Schema of each kind of data. */
export function writeSchemas(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, data] of Object.entries(kindsOfData)) {
    writeFileSync(`${directory}/${name}.json`, JSON.stringify(jsonSchemaOf(data)));
  }
}
