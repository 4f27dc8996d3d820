// Loaded on the first click on “Edit”, because it is larger than a page.
import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html, type TagSpec } from '@codemirror/lang-html';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The code, and the callback for its changes. */
interface EditorOptions {
  readonly parent: ShadowRoot | HTMLElement;
  readonly code: string;
  readonly changed: (code: string) => void;
}

/** A tag in `vscode.html-custom-data.json`. */
interface KnownTag {
  readonly name: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly values?: readonly { readonly name: string }[];
  }[];
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: 'var(--vp-c-brand-1)' },
  { tag: tags.attributeName, color: 'light-dark(#6f3a00, #ffb77c)' },
  { tag: [tags.string, tags.attributeValue], color: 'light-dark(#0a5c2f, #8fd6a5)' },
  { tag: tags.comment, color: 'var(--vp-c-text-2)' },
]);

const attributesOf = ({ attributes }: KnownTag): NonNullable<TagSpec['attrs']> =>
  Object.fromEntries(
    attributes.map(({ name, values = [] }) => [name, values.map((value) => value.name)]),
  );

/** The tags of the library for completion; empty if they fail to load. */
async function knownTags(): Promise<Readonly<Record<string, TagSpec>>> {
  try {
    const answer = await fetch(
      `${import.meta.env.BASE_URL}dist/editors/vscode.html-custom-data.json`,
    );
    const data: { readonly tags: readonly KnownTag[] } = await answer.json();
    return Object.fromEntries(data.tags.map((tag) => [tag.name, { attrs: attributesOf(tag) }]));
  } catch {
    return {};
  }
}

/** Adds an HTML editor to the page; Tab leaves it, like any field. */
export async function createEditor({ parent, code, changed }: EditorOptions): Promise<EditorView> {
  const extraTags = await knownTags();
  return new EditorView({
    parent,
    doc: code,
    extensions: [
      html({ extraTags }),
      history(),
      bracketMatching(),
      autocompletion(),
      syntaxHighlighting(COLOURS),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'HTML of the example' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) changed(state.doc.toString());
      }),
    ],
  });
}
