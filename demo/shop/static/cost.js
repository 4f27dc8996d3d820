// The page of costs: the loaded scripts of the library, its tags with their stages, and the header
// compared with one made with stock r2wc.
const scripts = document.querySelector('[data-cost-scripts]');
const total = document.querySelector('[data-cost-total]');
const tags = document.querySelector('[data-cost-tags]');
const LOOK_EVERY_MS = 250;

const number = (value, digits) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const inKb = (bytes) => `${number(bytes / 1024, 1)} KB`;
// a prefetched file has two entries
const eachOnce = (entries) => [...new Map(entries.map((entry) => [entry.name, entry])).values()];
const sumOf = (entries) => entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

function rowOf(texts) {
  const row = document.createElement('tr');
  texts.forEach((text, at) => {
    const cell = document.createElement(at === 0 ? 'th' : 'td');
    if (at === 0) cell.scope = 'row';
    cell.textContent = text;
    row.append(cell);
  });
  return row;
}

const isScriptBelow =
  (prefix) =>
  ({ name }) => {
    const { pathname } = new URL(name);
    return pathname.startsWith(prefix) && pathname.endsWith('.js');
  };

function reasonOf({ startTime }) {
  const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
  return loadEventEnd === 0 || startTime < loadEventEnd ? 'page' : 'later';
}

const loaded = [];

function showScripts(entries) {
  for (const entry of eachOnce(entries)) {
    if (loaded.some(({ name }) => name === entry.name)) continue;
    const file = new URL(entry.name).pathname.replace('/dist/', '');
    const time = `${number(entry.startTime, 0)} ms`;
    loaded.push(entry);
    scripts.append(
      rowOf([file, inKb(entry.encodedBodySize), time, scripts.dataset[reasonOf(entry)]]),
    );
  }
  total.textContent = inKb(sumOf(loaded));
}

const stageOf = (tag) => (tag.matches(':state(rendered)') ? 'shown' : 'waiting');

/** Rows such as `shop-price, shown`, each with the number of tags. */
function countedTags() {
  const counts = new Map();
  const all = [...document.querySelectorAll('*')];
  for (const tag of all.filter(({ localName }) => localName.startsWith('shop-'))) {
    const key = [tag.localName, tags.dataset[stageOf(tag)]].join('\n');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort();
}

let shownTags;

function showTags() {
  const counted = countedTags();
  const state = counted.join();
  if (state === shownTags) return;
  shownTags = state;
  const rows = counted.map(([key, count]) => {
    const [name, ...rest] = key.split('\n');
    return rowOf([count > 1 ? `${name} × ${count}` : name, ...rest]);
  });
  tags.replaceChildren(...rows);
}

function showHeader(row) {
  const { contentWindow } = document.querySelector(`iframe[name="${row.dataset.costHeader}"]`);
  const isScript = isScriptBelow(row.dataset.costHeader === 'ours' ? '/dist/' : '/stock/');
  const entries = contentWindow.performance.getEntriesByType('resource').filter(isScript);
  const files = eachOnce(entries);
  row.children[1].textContent = inKb(sumOf(files));
  row.children[2].textContent = String(files.length);
}

new PerformanceObserver((list) => {
  showScripts(list.getEntries().filter(isScriptBelow('/dist/')));
}).observe({ type: 'resource', buffered: true });

setInterval(() => {
  showTags();
  document.querySelectorAll('[data-cost-header]').forEach(showHeader);
}, LOOK_EVERY_MS);
