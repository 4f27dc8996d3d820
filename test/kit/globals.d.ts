/** Whether the tests run on Preact instead of React (`REACT=lite`). */
declare const __LITE__: boolean;

/** The text of any file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
