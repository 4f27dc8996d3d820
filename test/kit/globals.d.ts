/** Whether the tests run on Preact in React's place (`REACT=lite`). */
declare const __LITE__: boolean;

/** The text of any file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
