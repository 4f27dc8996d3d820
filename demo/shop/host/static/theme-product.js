// The theme's product page: sizes are links, a hidden input holds the chosen one, and a press adds it to the basket.
(() => {
  const form = document.querySelector('#projector_form');
  const size = document.querySelector('#projector_size_hidden');
  const answer = document.querySelector('#projector_status');

  /** A script sets the input, so no `change` event fires. */
  function chooseSize(event) {
    const link = event.target.closest('.projector_sizes__item');
    if (!link) return;
    event.preventDefault();
    if (link.matches('.--disabled')) return;
    form.querySelector('.projector_sizes__item.--active')?.classList.remove('--active');
    link.classList.add('--active');
    size.value = link.dataset.type;
    document.querySelector('#projector_price_value').textContent = link.dataset.price;
    theme.did(`size ${size.value}`);
  }

  function additions() {
    const quantity = Number(form.elements.quantity.value.replace(',', '.'));
    return `{id: ${form.dataset.product_id}, size: ${JSON.stringify(size.value)}, quantity: ${quantity}}`;
  }

  async function add(event) {
    event.preventDefault();
    if (size.value === '') {
      answer.textContent = form.dataset.choose;
      return;
    }
    const { data } = await theme.ask(
      'mutation=addProductsToBasket',
      `mutation { addProductsToBasket(ProductInput: [${additions()}]) { status results { status error { code message } } } }`,
    );
    const { results } = data.addProductsToBasket;
    answer.textContent = results[0].error?.message ?? '';
    theme.did('added to basket');
    app_shop.fn.menu_basket_cache();
  }

  form?.addEventListener('click', chooseSize);
  document.querySelector('#projector_button_basket')?.addEventListener('click', add);
})();
