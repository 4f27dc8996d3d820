/** A tag as its author wrote it: an element of a page, or markup in a file. */
export interface AuthoredTag {
  readonly localName: string;
  getAttributeNames(): readonly string[];
  hasAttribute(name: string): boolean;
}
