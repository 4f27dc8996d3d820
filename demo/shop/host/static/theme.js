// Behaves like a theme's script, which expects the pages that it was written for and knows nothing of our tags.
// `theme.alive` lists its actions and errors; when `theme` is undefined, the script failed while it started.
const PHONE = matchMedia('(width < 768px)');
const WIDE = matchMedia('(width >= 979px)');
const alive = { acts: [], errors: [] };

window.addEventListener('error', ({ message }) => alive.errors.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => alive.errors.push(String(reason)));

function did(act) {
  alive.acts.push(act);
}

/** Expects raw JSON in the cookie; any other value throws and stops the script. */
function forcedRegion(name) {
  const raw = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return raw ? JSON.parse(raw.slice(name.length + 1)) : null;
}

function forcedSettings() {
  return { region: forcedRegion('setRegionForced'), zipcode: forcedRegion('setZipcodeForced') };
}

async function ask(marker, query) {
  const response = await fetch(`${app_shop.urls.graphql}?${marker}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

/** On phones the search moves into the side menu, otherwise back into the header. */
function moveSearch() {
  const search = document.querySelector('#menu_search');
  if (PHONE.matches) document.querySelector('.sidebar__search').append(search);
  else document.querySelector('#menu_additional').before(search);
  did(PHONE.matches ? 'search to side menu' : 'search to header');
}

/** Binds the theme's own suggestions to its block and its input; without one of them it throws, and what follows never runs. */
function bindSearch(region) {
  const input = region.querySelector('#menu_search').querySelector('.menu_search__input');
  input.addEventListener('focus', () => did('search focused'));
}

/** Merges each two columns of a panel into one. */
function mergeColumns() {
  if (!WIDE.matches) return;
  for (const list of document.querySelectorAll('#menu_categories .navbar-nav--2')) {
    const items = [...list.children].filter((item) => item.matches('.nav-item:not(.--rest)'));
    for (let index = 0; index + 1 < items.length; index += 2) {
      const merged = document.createElement('li');
      merged.className = 'nav-merge';
      items[index].before(merged);
      merged.append(items[index], items[index + 1]);
    }
  }
  did('columns merged');
}

function extendList(event) {
  const link = event.target.closest('.--extend > a');
  if (!link) return;
  event.preventDefault();
  const text = link.getAttribute('txt_alt');
  link.setAttribute('txt_alt', link.textContent);
  link.textContent = text;
  link.closest('ul').classList.toggle('--extended');
}

function dropdownOption({ value, text }) {
  const option = document.createElement('button');
  Object.assign(option, { type: 'button', value, textContent: text });
  return option;
}

/** Replaces the select by a dropdown; the hidden select still holds the value. */
function rewriteSelect(select) {
  const box = document.createElement('div');
  const toggle = dropdownOption({ value: '', text: select.selectedOptions[0]?.text ?? '' });
  const list = document.createElement('div');
  box.className = 'f-dropdown';
  toggle.className = 'f-dropdown__toggle';
  list.className = 'f-dropdown__list';
  list.append(...[...select.options].map(dropdownOption));
  box.append(toggle, list);
  select.after(box);
  select.classList.add('--hidden');
  toggle.addEventListener('click', () => box.classList.toggle('--open'));
  list.addEventListener('click', ({ target }) => {
    if (!target.matches('button')) return;
    select.value = target.value;
    toggle.textContent = target.textContent;
    box.classList.remove('--open');
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function rewriteSelects(root) {
  for (const select of root.querySelectorAll('select.--dropdown:not(.--hidden)')) {
    rewriteSelect(select);
  }
  did('selects rewritten');
}

function isFilled(control) {
  return control.type === 'checkbox' ? control.checked : control.value !== '';
}

/** The theme's own check: required controls must not be empty. */
function checkForm(form) {
  const controls = [...form.querySelectorAll('.f-control[required]')];
  for (const control of controls) {
    control.closest('.f-feedback')?.classList.toggle('--error', !isFilled(control));
  }
  const isRight = controls.every(isFilled);
  form.classList.toggle('--fail-validation', !isRight);
  return isRight;
}

/** The form shows two inputs, but sends one value. */
function joinFields(form) {
  const { client_street, client_street_number, client_phone, client_phone_prefix } = form.elements;
  client_street.value = `${client_street.value} ${client_street_number.value}`;
  client_phone.value = `${client_phone_prefix.value}${client_phone.value}`;
}

function bindForm(form) {
  form.querySelector('.submit_form')?.addEventListener('click', (event) => {
    event.preventDefault();
    did('form checked');
    if (!checkForm(form)) return;
    joinFields(form);
    form.submit();
  });
  const choice = form.querySelector('#client_phone_choice');
  choice.addEventListener('change', () => {
    form.elements.client_phone_prefix.value = choice.value;
  });
}

/** Clones the registration form out of its template. */
function cloneForm() {
  const template = document.querySelector('#client_new_template');
  if (!template) return;
  const place = document.querySelector('#client_new');
  place.append(template.content.cloneNode(true));
  bindForm(place.querySelector('form'));
  rewriteSelects(place);
  did('form cloned');
}

/** Creates a visitor's first list before it follows the link. */
async function createList(event) {
  const link = event.target.closest('.shoppinglist_link.--empty');
  if (!link) return;
  event.preventDefault();
  const name = JSON.stringify(app_shop.vars.defaultListName);
  const settings = `ShoppingListSettingsInput: {name: ${name}}`;
  await ask(
    'query=createShoppingList',
    `mutation { shoppingListCreate(${settings}) { status id } }`,
  );
  did('list created');
  location.assign(link.href);
}

/** Writes the basket's count and worth into the header, if the theme's markup has elements for them. */
async function menuBasketCache() {
  const { data } = await ask(
    'query=basket',
    'query { basket(BasketCostInput: {}) { summaryBasket { productsCount worth { gross { formatted } } } } }',
  );
  const { productsCount, worth } = data.basket.summaryBasket;
  const block = document.querySelector('#menu_basket');
  const [badge, price] = ['.badge', '.topBasket__price'].map((part) => block.querySelector(part));
  if (badge) badge.textContent = productsCount || '';
  if (price) price.textContent = worth.gross.formatted;
  did('basket read');
}

window.prepareCookiesConfiguration = () => {
  document.querySelector('.iai_cookie').hidden = false;
  did('cookies asked');
};

/** The behaviour of the theme's own classes; a block with a tag does not have them. */
function press({ target }) {
  if (target.closest('.--open-sidebar')) {
    document.querySelector('#sidebar').classList.toggle('--open');
    did('side menu');
  }
  if (target.closest('.--open-cookies')) prepareCookiesConfiguration();
  target.closest('.bars__close')?.closest('.bars__item').remove();
}

/** Repeats the theme's actions; throws if one of its elements or functions is missing. */
function beat() {
  forcedSettings();
  const search = document.querySelector('#menu_search');
  const place = PHONE.matches ? '.sidebar__search' : '#header';
  if (!search.closest(place)) throw new Error('The search is not where the theme put it.');
  if (!search.querySelector('.menu_search__input')) throw new Error('The input is gone.');
  if (!document.querySelector('#menu_basket')) throw new Error('The basket is gone.');
  if (typeof app_shop.fn.menu_basket_cache !== 'function') throw new Error('No basket function.');
  did('beat');
  return alive;
}

/** Runs once for the page, and once for each region that is replaced. */
function start(region) {
  rewriteSelects(region);
  if (!region.querySelector('#menu_categories')) return;
  bindSearch(region);
  mergeColumns();
  moveSearch();
}

alive.forced = forcedSettings();
start(document.body);
cloneForm();
PHONE.addEventListener('change', moveSearch);
document.addEventListener('shop-partial-navigation-end', () =>
  start(document.querySelector('#layout')),
);
document.addEventListener('click', extendList);
document.addEventListener('click', createList);
document.addEventListener('click', press);
document.querySelector('.iai_cookie__agree').addEventListener('click', () => {
  document.querySelector('.iai_cookie').hidden = true;
});
app_shop.fn.menu_basket_cache = menuBasketCache;
window.theme = { alive, ask, beat, did, start };
