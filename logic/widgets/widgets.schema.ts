import * as v from 'valibot';
import { LenientText, lenientObject, reader } from '../wire/lenient.ts';

/** An item with its key; '' in an array, whose indexes are no keys. */
interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** The valid items with their keys; others are skipped. */
const lenientEntries = <T>(item: v.GenericSchema<unknown, T>) =>
  reader((value): readonly Keyed<T>[] =>
    Object.entries<unknown>(Object(value)).flatMap(([key, one]) => {
      const { success, output } = v.safeParse(item, one);
      return success ? [{ key: Array.isArray(value) ? '' : key, item: output }] : [];
    }),
  );

const SnippetSchema = v.object({ region: LenientText, content: v.string() });

/** A snippet of the platform (docs/specification.md#s3-snippets); its region is any text. */
export type Snippet = v.InferOutput<typeof SnippetSchema>;

/** The valid snippets of an answer. */
export const SnippetsSchema = lenientObject({
  response: lenientObject({ items: lenientEntries(SnippetSchema) }),
});

const SCRIPT = 'script';

/** Wraps a script that is plain code in markup. */
const markupOf = (script: string): string =>
  script.trimStart().startsWith('<')
    ? script
    : // equivalent in strings, and does not end the element
      `<script>${script.replaceAll(/<\/(?=script)/gi, '<\\/')}</script>`;

const TopLayerSchema = v.union([
  v.pipe(
    v.object({ content: v.string() }),
    v.transform(({ content }) => content),
  ),
  v.pipe(
    v.object({ [SCRIPT]: v.string() }),
    v.transform(({ script }) => markupOf(script)),
  ),
  v.pipe(v.string(), v.transform(markupOf)),
]);

/** The valid markup of top layers and widgets in an answer. */
export const TopLayersSchema = lenientObject({
  response: lenientObject({ items: lenientEntries(TopLayerSchema) }),
});
