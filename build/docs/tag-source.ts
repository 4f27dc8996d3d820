import type { CustomElementDeclaration } from 'custom-elements-manifest';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import type { AnyDocs } from '../../elements/declare/docs.ts';
import type { Section } from '../examples/sections-of.ts';
import type { Change } from './changes.ts';
import type { Failure } from './failures.ts';
import type { Guide } from './guides.ts';
import type { Tokens } from './read-tokens.ts';
import type { Template } from './templates.ts';
import type { Weight } from './weights.ts';

/** A call that a tag makes. */
interface TagCall {
  readonly name: string;
  /** What goes out, and what comes back. */
  readonly bytes: readonly string[];
  /** What follows where it fails. */
  readonly outcome: string;
}

/** All that the page of a tag is made of. */
export interface TagSource {
  readonly tag: string;
  readonly declaration: AnyDeclaration;
  readonly docs: AnyDocs;
  /** What the manifest says of the tag: names and types as authors write them. */
  readonly element: CustomElementDeclaration;
  /** The tags that one puts beside it. */
  readonly related: readonly string[];
  /** The folders of its code, with their addresses where the project has one. */
  readonly sources: readonly { readonly folder: string; readonly href: string | undefined }[];
  /** The first is the least that works. */
  readonly examples: readonly Section[];
  /** Those that link to its page. */
  readonly guides: readonly Guide[];
  /** The templates of the platform that print the tag. */
  readonly templates: readonly Template[];
  readonly weights: readonly Weight[];
  /** The calls that it makes. */
  readonly calls: readonly TagCall[];
  /** The codes of its `shop-error`, and what there is instead of what failed. */
  readonly errors: readonly { readonly code: string; readonly instead: string }[];
  readonly faults: readonly Failure[];
  /** The newest first. */
  readonly changes: readonly Change[];
  /** The tokens of all tags. */
  readonly tokens: Tokens;
}

/** Writes a section of the page of a tag; no lines where it has nothing to say. */
export type SectionWriter = (source: TagSource) => readonly string[];
