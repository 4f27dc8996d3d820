// Lists the page's requests for widgets and the events of the tags in the panel, the latest first.
const log = document.querySelector('[data-log]');
const MAX_ENTRIES = 30;
const EVENTS = [
  'shop-error',
  'shop-widgets-load',
  'shop-view-change',
  'shop-minicart-open',
  'shop-minicart-close',
  'shop-minicart-change',
  'shop-search-submit',
  'shop-menu-open',
  'shop-list-button-change',
  'shop-form-submit',
];
let isEmpty = true;

function tell(text) {
  if (isEmpty) log.replaceChildren();
  isEmpty = false;
  const entry = document.createElement('li');
  entry.textContent = text;
  log.prepend(entry);
  while (log.children.length > MAX_ENTRIES) log.lastElementChild.remove();
}

const about = ({ code, response }) => code ?? Object.keys(response ?? {}).join(', ');

for (const name of EVENTS) {
  document.addEventListener(name, ({ type, detail }) => tell(`${type} ${about(detail ?? {})}`));
}

new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) {
    if (name.includes('/ajax/get.php')) tell(`${log.dataset.batch}: ${Math.round(duration)} ms`);
  }
}).observe({ type: 'resource', buffered: true });
