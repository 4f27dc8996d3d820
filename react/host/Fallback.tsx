/** The element's own children, shown without JavaScript, without data and after an error. */
export function Fallback() {
  return <slot />;
}
