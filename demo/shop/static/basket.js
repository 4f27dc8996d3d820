// The basket: saves a changed quantity, then updates the totals. If that fails, the form is submitted. A change in the
// mini-cart, or in another tab, updates the whole basket.
const PAUSE_MS = 350;
const basket = document.querySelector('.basket');
const places = () => document.querySelectorAll('[data-counted]');
/** The inputs whose change is not saved yet, with the pause of the last one. */
const pauses = new Map();
/** Changes are saved one after another. */
let saved = Promise.resolve();
/** The basket of the mini-cart as text; undefined until it is known, and after a change of this page. */
let known;

function markLimits(input) {
  const { value, min, max } = input;
  const button = (step) => input.parentElement.querySelector(`[data-step="${step}"]`);
  button('down').disabled = Number(value) <= Number(min);
  button('up').disabled = Number(value) >= Number(max);
}

function show(page) {
  for (const place of places()) {
    const counted = page.querySelector(`[data-counted="${place.dataset.counted}"]`);
    if (counted) place.replaceChildren(...counted.childNodes);
  }
}

/** Totals are busy until they include all changes. */
function markBusy() {
  for (const place of places()) place.ariaBusy = pauses.size > 0;
}

const parse = (html) => new DOMParser().parseFromString(html, 'text/html');

/** Shows the basket of the server again; after a failure, the page stays as it is. */
async function update() {
  const response = await fetch(location.href).catch(() => undefined);
  if (!response?.ok) return;
  const next = parse(await response.text()).querySelector('.basket');
  // an empty basket is another page
  if (!next) return location.reload();
  basket.replaceChildren(...next.childNodes);
  for (const input of inputs()) markLimits(input);
}

async function save(form) {
  const body = new URLSearchParams(new FormData(form));
  body.set('operation', 'set');
  try {
    const response = await fetch(form.action, { method: 'POST', body });
    show(parse(await response.text()));
    known = undefined;
    document.querySelector('shop-minicart')?.refresh?.();
  } catch {
    form.requestSubmit(form.querySelector('[value="set"]'));
  }
}

function saveSoon(input) {
  markLimits(input);
  clearTimeout(pauses.get(input));
  pauses.delete(input);
  if (input.reportValidity()) {
    const pause = setTimeout(async () => {
      saved = saved.then(() => save(input.form));
      await saved;
      if (pauses.get(input) === pause) pauses.delete(input);
      markBusy();
    }, PAUSE_MS);
    pauses.set(input, pause);
  }
  markBusy();
}

const inputs = () => basket?.querySelectorAll('.stepper input') ?? [];
for (const input of inputs()) markLimits(input);

document.addEventListener('shop-minicart-load', ({ detail }) => {
  const loaded = JSON.stringify(detail.basket);
  const isElsewhere = known !== undefined && known !== loaded;
  known = loaded;
  if (basket && isElsewhere) update();
});

basket?.addEventListener('change', ({ target }) => {
  if (target.matches('.stepper input')) saveSoon(target);
});

basket?.addEventListener('click', ({ target }) => {
  const step = target.dataset.step;
  if (!step) return;
  const input = target.parentElement.querySelector('input');
  if (step === 'up') input.stepUp();
  else input.stepDown();
  saveSoon(input);
});
