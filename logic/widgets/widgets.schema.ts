import * as v from 'valibot';
import { LenientText, lenientObject, reader } from '../wire/lenient.ts';

/** An item and its key; '' in an array, whose places name nothing. */
interface Keyed<T> {
  readonly key: string;
  readonly item: T;
}

/** The items that are of a shape, with their keys; others are left out. */
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

/** The snippets of an answer; what is none is left out. */
export const SnippetsSchema = lenientObject({
  response: lenientObject({ items: lenientEntries(SnippetSchema) }),
});

const SCRIPT = 'script';

/** A script is code, or markup of scripts; the markup of code. */
const markupOf = (script: string): string =>
  script.trimStart().startsWith('<')
    ? script
    : // in strings the same, and no end of the element
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

/** The markup of the top layers and widgets of an answer; what is none is left out. */
export const TopLayersSchema = lenientObject({
  response: lenientObject({ items: lenientEntries(TopLayerSchema) }),
});
