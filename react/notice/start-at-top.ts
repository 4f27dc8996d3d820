/** Makes the next Tab begin at the start of the page, unless something has focus. */
export function startAtTop(): void {
  const { activeElement, body } = document;
  if (activeElement !== body) return;
  const tabindex = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (tabindex === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', tabindex);
}
