/** The tag's own children: what shows without script, without data, and after an error. */
export function Fallback() {
  return <slot />;
}
