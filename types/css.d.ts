/** The text of a style sheet, adopted as a constructable sheet. */
declare module '*.css' {
  const text: string;
  export default text;
}
