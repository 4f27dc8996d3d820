// Shopping lists: all counts on the page follow the heart buttons.
/** The change by the last click of each heart, to undo it if the request fails. */
const changes = new WeakMap();
const plural = new Intl.PluralRules(document.documentElement.lang);

function countInHeart(heart, { listId, difference }) {
  const lists = JSON.parse(heart.getAttribute('lists'));
  const list = lists.find(({ id }) => String(id) === String(listId));
  if (!list) return;
  list.count += difference;
  heart.setAttribute('lists', JSON.stringify(lists));
}

function countInText(place, { listId, difference }) {
  if (place.dataset.listCount !== String(listId)) return;
  const count = Number.parseInt(place.textContent, 10) + difference;
  place.textContent = `${count} ${JSON.parse(place.dataset.words)[plural.select(count)]}`;
}

function count(change) {
  for (const heart of document.querySelectorAll('shop-list-button[lists]'))
    countInHeart(heart, change);
  for (const place of document.querySelectorAll('[data-list-count]')) countInText(place, change);
}

document.addEventListener('shop-list-button-change', ({ target, detail, defaultPrevented }) => {
  if (defaultPrevented || !detail.listId) return;
  const change = { listId: detail.listId, difference: detail.pressed ? 1 : -1 };
  changes.set(target, change);
  count(change);
});

document.addEventListener('shop-error', ({ target }) => {
  const change = changes.get(target);
  changes.delete(target);
  if (change) count({ ...change, difference: -change.difference });
});
