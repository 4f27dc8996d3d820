// The product page: the price follows the size, and the form adds to the basket without leaving.
const form = document.querySelector('#projector_form');
const answer = form.querySelector('[data-answer]');

function followSize({ value, dataset }) {
  form.querySelector('[data-from]')?.remove();
  form.querySelector('[data-price]').textContent = dataset.price;
  form.querySelector('shop-omnibus-price')?.setAttribute('size', value);
}

function literal(fields) {
  const [id, quantity] = [fields.get('product'), fields.get('quantity')].map(Number);
  return `{id: ${id}, size: ${JSON.stringify(fields.get('size'))}, quantity: ${quantity}}`;
}

async function addToBasket(fields) {
  const response = await fetch(`${app_shop.urls.graphql}?mutation=addProductsToBasket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      query: `mutation { addProductsToBasket(ProductInput: [${literal(fields)}]) {
        status results { status error { code message } } } }`,
    }),
  });
  const { data } = await response.json();
  return data.addProductsToBasket;
}

function show(text, kind) {
  answer.textContent = text;
  answer.dataset.kind = kind;
}

/** In a toast, where there is one to say it. */
function tell(message) {
  show('', '');
  if (!customElements.get('shop-toasts')) show(message, 'success');
  else
    document.dispatchEvent(new CustomEvent('shop-toast', { detail: { message, kind: 'success' } }));
}

form.addEventListener('change', ({ target }) => {
  if (target.name === 'size') followSize(target);
});
const chosen = form.querySelector('input[type="radio"]:checked');
if (chosen) followSize(chosen);

form.addEventListener('submit', async (event) => {
  const minicarts = [...document.querySelectorAll('shop-minicart')];
  // Without a mini-cart nothing would show the new basket: the browser sends the form.
  if (!minicarts.some((minicart) => minicart.refresh)) return;
  event.preventDefault();
  try {
    const { status, results } = await addToBasket(new FormData(form));
    if (status === 'success') tell(form.dataset.added);
    else show(results[0].error.message, 'refusal');
    for (const minicart of minicarts) minicart.refresh();
  } catch {
    form.submit();
  }
});
