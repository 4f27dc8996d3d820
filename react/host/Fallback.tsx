/** The tag's own children, which show without script, without data, and after an error. */
export function Fallback() {
  return <slot />;
}
