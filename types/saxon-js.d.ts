/** The part of SaxonJS that is used; the package has no types. */
declare module 'saxon-js' {
  interface Options {
    /** A stylesheet compiled by `xslt3`. */
    stylesheetText: string;
    sourceText: string;
    stylesheetParams: Readonly<Record<string, string>>;
    destination: 'serialized';
  }
  const engine: { transform(options: Options): { principalResult: string } };
  export default engine;
}
