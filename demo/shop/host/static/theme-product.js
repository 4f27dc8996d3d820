// The theme's product page: its controls are spread over the page and belong to one form, which the
// browser submits. Price and stock of a chosen size are requested.
(() => {
  const form = document.querySelector('#projector_form');
  const size = document.querySelector('#projector_size_hidden');
  const subscription = document.querySelector('#projector_subscription_section');

  function showPrice(prices) {
    const name = app_shop.vars.priceType === 'net' ? 'price_net_formatted' : 'price_formatted';
    if (prices?.[name])
      document.querySelector('#projector_price_value')?.replaceChildren(prices[name]);
  }

  function showAvailability({ status, status_description }) {
    document.querySelector('#projector_availability')?.replaceChildren(status_description);
    form.classList.toggle('disable', status === 'disable');
  }

  /** The page keeps its values if the platform does not respond. */
  window.theme.readSize = async () => {
    const id = size.value;
    if (id === '') return;
    const isSubscribed = subscription?.querySelector('[value="1"]').checked
      ? '&subscription=1'
      : '';
    const query = `action=get&product=${form.dataset.product_id}&size=${id}&get=sizeprices,sizeavailability${isSubscribed}`;
    const data = await theme.projector(query).catch(() => null);
    if (data === null || size.value !== id) return;
    showPrice(data.sizeprices);
    showAvailability(data.sizeavailability);
    theme.did(`read ${id}`);
  };

  subscription?.addEventListener('change', theme.readSize);
})();

// The sizes: a script writes the chosen one into the form without an event.
(() => {
  const size = document.querySelector('#projector_size_hidden');
  const sizes = document.querySelector('#projector_sizes_section');

  /** A sold-out size can also be chosen. */
  function chooseSize(id) {
    for (const item of sizes.querySelectorAll('[data-size-type]'))
      item.classList.toggle('--selected', item.dataset.sizeType === id);
    size.setAttribute('value', id);
    theme.did(`size ${id}`);
    void theme.readSize();
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

// The period of a subscription: its link writes into the form.
(() => {
  const items = [...document.querySelectorAll('.projector_subscription__item')];
  const days = document.querySelector('#projector_days_hidden');
  for (const item of items) {
    item.addEventListener('click', (event) => {
      event.preventDefault();
      for (const one of items) one.classList.toggle('--selected', one === item);
      days.setAttribute('value', item.dataset.days);
    });
  }
})();

// The browser submits the form; a click without a size, or with an impossible combination of versions,
// shows an alert.
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
