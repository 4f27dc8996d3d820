/** What holds tags: a page, or a tag. */
interface Container {
  querySelector(selector: string): AuthoredTag | null;
  querySelectorAll(selector: string): Iterable<AuthoredTag>;
}

/** A tag as its author wrote it: an element of a page, or a tag in a file. */
export interface AuthoredTag extends Container {
  readonly localName: string;
  readonly ownerDocument: Container;
  readonly parentElement: AuthoredTag | null;
  readonly children: Iterable<AuthoredTag>;
  getAttributeNames(): readonly string[];
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  closest(selector: string): AuthoredTag | null;
}
