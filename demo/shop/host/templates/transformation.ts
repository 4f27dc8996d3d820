/** A run of an XSLT engine. */
export interface Transformation {
  /** The path of the style sheet. */
  readonly stylesheet: string;
  readonly xml: string;
  /** Texts for the parameters of the style sheet. */
  readonly parameters?: Readonly<Record<string, string>>;
}
