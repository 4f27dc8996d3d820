/** Lets the library add to the basket what a form says; where it has not come, nobody answers, and the browser sends the form. */
export function buyFrom(event) {
  const fields = new FormData(event.target);
  const detail = {
    id: fields.get('product'),
    size: fields.get('size'),
    quantity: Number(fields.get('quantity')),
    button: event.submitter,
  };
  const asked = new CustomEvent('shop-basket-add', { detail, cancelable: true });
  if (!document.dispatchEvent(asked)) event.preventDefault();
}
