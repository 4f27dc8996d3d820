/** Moves focus to the page itself, so that the next Tab starts at its top. */
export function focusTop(): void {
  const { body } = document;
  const tabindex = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (tabindex === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', tabindex);
}
