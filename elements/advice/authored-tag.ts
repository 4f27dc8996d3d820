/** A page or an element, whose elements can be queried. */
interface Container {
  querySelector(selector: string): AuthoredTag | null;
  querySelectorAll(selector: string): Iterable<AuthoredTag>;
}

/** A tag as its author wrote it: an element of a page, or markup in a file. */
export interface AuthoredTag extends Container {
  readonly localName: string;
  readonly ownerDocument: Container;
  readonly parentElement: AuthoredTag | null;
  readonly children: Iterable<AuthoredTag>;
  /** The content of a template. */
  readonly content?: Container;
  getAttributeNames(): readonly string[];
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  matches(selector: string): boolean;
  closest(selector: string): AuthoredTag | null;
}
