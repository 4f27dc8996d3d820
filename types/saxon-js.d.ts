/** The part of SaxonJS that is used; the package has no types. */
declare module 'saxon-js' {
  interface Options {
    /** A style sheet that `xslt3` has compiled. */
    stylesheetText: string;
    sourceText: string;
    stylesheetParams: Readonly<Record<string, string>>;
    destination: 'serialized';
  }
  const engine: { transform(options: Options): { principalResult: string } };
  export default engine;
}
