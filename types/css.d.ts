/** The text of a stylesheet, adopted as a constructable stylesheet. */
declare module '*.css' {
  const text: string;
  export default text;
}
