// The page of costs: the scripts of the library that it has loaded, its tags with their stages, and the header beside the
// same one made with stock r2wc.
const scripts = document.querySelector('[data-cost-scripts]');
const total = document.querySelector('[data-cost-total]');
const tags = document.querySelector('[data-cost-tags]');
const LOOK_EVERY_MS = 250;
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const number = (value, digits) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const inKb = (bytes) => `${number(bytes / 1024, 1)} KB`;
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

const isFetchedAhead = (page, url) =>
  [...page.querySelectorAll('link[rel="modulepreload"]')].some(({ href }) => href === url);

function reasonOf({ name, startTime }) {
  if (isFetchedAhead(document, name) || name.endsWith('/preload.js')) return 'ahead';
  const { loadEventEnd } = performance.getEntriesByType('navigation')[0];
  return loadEventEnd === 0 || startTime < loadEventEnd ? 'page' : 'woken';
}

const loaded = [];

function showScripts(entries) {
  for (const entry of entries) {
    const file = new URL(entry.name).pathname.replace('/dist/', '');
    const time = `${number(entry.startTime, 0)} ms`;
    loaded.push(entry);
    scripts.append(
      rowOf([file, inKb(entry.encodedBodySize), time, scripts.dataset[reasonOf(entry)]]),
    );
  }
  total.textContent = inKb(sumOf(loaded));
}

let lastSign;
for (const type of SIGNS) {
  const note = ({ target }) => {
    lastSign = { type, target };
  };
  document.addEventListener(type, note, { capture: true, passive: true });
}

const wokenBy = new Map();

function signOf(tag) {
  if (!wokenBy.has(tag)) {
    const isTouched = lastSign !== undefined && tag.contains(lastSign.target);
    wokenBy.set(tag, isTouched ? lastSign.type : 'itself');
  }
  return wokenBy.get(tag);
}

function stageOf(tag) {
  if (tag.matches(':state(awake)')) return 'awake';
  return tag.matches(':state(rendered)') ? 'rest' : 'dormant';
}

/** Lines such as `shop-price, at rest` with the number of tags that they stand for. */
function countedTags() {
  const counts = new Map();
  const all = [...document.querySelectorAll('*')];
  for (const tag of all.filter(({ localName }) => localName.startsWith('shop-'))) {
    const stage = stageOf(tag);
    const sign = stage === 'awake' ? tags.dataset[signOf(tag)] : '';
    const key = [tag.localName, tags.dataset[stage], sign].join('\n');
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
  const { performance, document: page } = contentWindow;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => isScript(entry) && !isFetchedAhead(page, entry.name));
  row.children[1].textContent = inKb(sumOf(entries));
  row.children[2].textContent = String(entries.length);
}

new PerformanceObserver((list) => {
  showScripts(list.getEntries().filter(isScriptBelow('/dist/')));
}).observe({ type: 'resource', buffered: true });

setInterval(() => {
  showTags();
  document.querySelectorAll('[data-cost-header]').forEach(showHeader);
}, LOOK_EVERY_MS);
