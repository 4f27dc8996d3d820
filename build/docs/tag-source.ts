import type { CustomElementDeclaration } from 'custom-elements-manifest';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import type { Section } from '../examples/sections-of.ts';
import type { Tokens } from './read-tokens.ts';
import type { Template } from './templates.ts';
import type { Weight } from './weights.ts';

/** A guide of the site. */
export interface Guide {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  /** The tags whose pages it links to. */
  readonly tags: readonly string[];
}

/** A call that a tag makes. */
interface TagCall {
  readonly name: string;
  /** The effect of a failure. */
  readonly outcome: string;
}

/** The data of a tag's page. */
export interface TagSource {
  readonly tag: string;
  readonly declaration: AnyDeclaration;
  readonly docs: AnyDocs;
  /** The manifest entry of the tag: names and types as authors write them. */
  readonly element: CustomElementDeclaration;
  /** The related tags. */
  readonly related: readonly string[];
  /** The folders of its code, with their URLs if published. */
  readonly sources: readonly { readonly folder: string; readonly href: string | undefined }[];
  /** The first one is minimal. */
  readonly examples: readonly Section[];
  /** Guides that link to its page. */
  readonly guides: readonly Guide[];
  /** The XSLT templates that print the tag. */
  readonly templates: readonly Template[];
  readonly weights: readonly Weight[];
  /** The calls that it makes. */
  readonly calls: readonly TagCall[];
  /** The codes of its `shop-error`, and the fallback of each. */
  readonly errors: readonly { readonly code: string; readonly instead: string }[];
  /** The tokens of all tags. */
  readonly tokens: Tokens;
}

/** Writes a section of a tag's page; no lines without content. */
export type SectionWriter = (source: TagSource) => readonly string[];
