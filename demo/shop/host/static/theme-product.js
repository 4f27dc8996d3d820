// The theme's product page: its controls lie about the page and belong to one form, which the browser posts. A script
// writes into them without an event, and asks for the price of a chosen size.
(() => {
  const form = document.querySelector('#projector_form');
  const size = document.querySelector('#projector_size_hidden');
  const sizes = document.querySelector('#projector_sizes_section');

  function showPrice(prices) {
    const name = app_shop.vars.priceType === 'net' ? 'price_net_formatted' : 'price_formatted';
    if (prices?.[name]) document.querySelector('#projector_price_value').textContent = prices[name];
  }

  /** What the page had stays where the platform does not answer. */
  async function readSize(id) {
    const query = `action=get&product=${form.dataset.product_id}&size=${id}&get=sizeprices,sizeavailability`;
    const data = await theme.projector(query).catch(() => null);
    if (data === null || size.value !== id) return;
    showPrice(data.sizeprices);
    form.classList.toggle('disable', data.sizeavailability?.status === 'disable');
  }

  /** A sold-out size can be chosen, too. */
  function chooseSize(id) {
    for (const item of sizes.querySelectorAll('[data-size-type]'))
      item.classList.toggle('--selected', item.dataset.sizeType === id);
    size.setAttribute('value', id);
    theme.did(`size ${id}`);
    void readSize(id);
  }

  sizes?.addEventListener('click', (event) => {
    const link = event.target.closest('.projector_sizes__item');
    if (!link) return;
    event.preventDefault();
    chooseSize(link.dataset.sizeType);
  });
  sizes
    ?.querySelector('select')
    ?.addEventListener('change', ({ target }) => chooseSize(target.value));
})();

// The number: a value between two steps is rounded up.
(() => {
  const number = document.querySelector('#projector_number');
  if (!number) return;
  const step = Number(number.dataset.sellby);
  const least = Math.max(step, Number(number.dataset.minimumQuantity || 0));
  const read = () => Number(number.value.replace(',', '.'));

  function write(quantity) {
    const steps = Math.ceil(Math.max(quantity || step, least) / step - 1e-9);
    number.value = Number((steps * step).toFixed(3));
    number.dataset.prev = number.value;
  }

  number.addEventListener('change', () => write(read()));
  for (const button of document.querySelectorAll('[data-range-type]')) {
    const change = button.dataset.rangeType === 'down' ? -step : step;
    button.addEventListener('click', () => write(read() + change));
  }
})();

// The form is posted by the browser; a press without size, or with versions that do not go together, gets an alert.
(() => {
  const ALERT_MS = 3500;
  const form = document.querySelector('#projector_form');
  const box = document.querySelector('#projector_status');

  function refuse(message) {
    box.textContent = message;
    setTimeout(() => {
      box.textContent = '';
    }, ALERT_MS);
    (document.querySelector('#projector_sizes_section') ?? box).scrollIntoView({ block: 'center' });
  }

  form?.addEventListener('submit', (event) => {
    const isConflict = document.querySelector('.projector_multiversions__item.--conflict') !== null;
    if (document.querySelector('#projector_size_hidden').value !== '' && !isConflict) return;
    event.preventDefault();
    refuse(isConflict ? form.dataset.conflict : form.dataset.choose);
  });
})();
