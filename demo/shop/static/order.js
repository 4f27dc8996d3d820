// The checkout: after a change of country, delivery or payment, the server computes the new sums.
const form = document.querySelector('.order');
const COUNTED = [
  'client_region',
  'delivery_elsewhere',
  'delivery_region',
  'order_delivery',
  'order_locker',
  'order_locker_zipcode',
  'order_payment',
];
const places = () => form.querySelectorAll('[data-counted]');
let counting = new AbortController();

function chosen() {
  const fields = new URLSearchParams({ operation: 'count' });
  for (const [name, value] of new FormData(form))
    if (COUNTED.includes(name)) fields.set(name, value);
  return fields;
}

async function count(signal) {
  const response = await fetch('/place-order.php', { method: 'POST', body: chosen(), signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const place of places()) {
    const counted = page.querySelector(`[data-counted="${place.dataset.counted}"]`);
    if (counted) place.replaceChildren(...counted.childNodes);
  }
}

function setBusy(isBusy) {
  for (const place of places()) place.ariaBusy = isBusy;
}

async function recount() {
  counting.abort();
  counting = new AbortController();
  const { signal } = counting;
  setBusy(true);
  try {
    await count(signal);
  } catch {
    // If the request fails, the old totals stay; the server refuses an order that costs more than the
    // displayed total.
  }
  if (!signal.aborted) setBusy(false);
}

form.addEventListener('change', ({ target }) => {
  if (COUNTED.includes(target.name) && target.name !== 'order_locker') recount();
});

// A click on a map marker selects its locker.
form.addEventListener('shop-map-marker', ({ detail }) => {
  const radio = form.querySelectorAll('.locker input')[detail.index];
  if (radio) radio.checked = true;
});

// After going back or reloading, the browser restores the choices, but not their sums.
addEventListener('pageshow', () => {
  const [{ type }] = performance.getEntriesByType('navigation');
  if (type !== 'navigate') recount();
});
