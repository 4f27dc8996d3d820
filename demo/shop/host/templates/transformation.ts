/** A run of an XSLT engine. */
export interface Transformation {
  /** The path of the stylesheet. */
  readonly stylesheet: string;
  readonly xml: string;
  /** The values of the stylesheet's parameters. */
  readonly parameters?: Readonly<Record<string, string>>;
}
