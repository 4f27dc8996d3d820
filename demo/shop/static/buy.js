// Buying: the library adds a form's product to the basket; when the library is not loaded, the browser submits the form.
function buyFrom(event) {
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

document.addEventListener('submit', (event) => {
  if (event.submitter?.hasAttribute('data-buy')) buyFrom(event);
});
