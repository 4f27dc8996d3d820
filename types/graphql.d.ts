/** The text of a schema. */
declare module '*.graphql' {
  const text: string;
  export default text;
}
