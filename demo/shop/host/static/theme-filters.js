// The theme's filters: their controls have no name, so a hidden input has all values of a filter.
(() => {
  const countOf = (form, item) =>
    form
      .querySelector(`#${item.closest('filter').id}_${item.getAttribute('value')}`)
      ?.closest('label')
      .querySelector('.filters__count');

  function price(form) {
    const [from, to] = ['#PriceRangeFrom', '#PriceRangeTo'].map(
      (selector) => form.querySelector(selector).value,
    );
    return from || to ? `${from}-${to}` : '';
  }

  function chosen(form, name) {
    const boxes = [...form.querySelectorAll(`[data-id="${name}"]:checked`)];
    return boxes.map(({ id }) => id.replace(`${name}_`, '')).join();
  }

  function serialize(form) {
    for (const hidden of form.querySelectorAll('.__serialize'))
      hidden.value = hidden.name === 'filter_price' ? price(form) : chosen(form, hidden.name);
  }

  /** The page keeps its numbers if the platform does not respond. */
  async function showCounts(form) {
    const query = new URLSearchParams(new FormData(form));
    query.set('getProductXML', 'true');
    query.set('xmlType', 'filtering');
    const response = await fetch(`${form.action}?${query}`).catch(() => null);
    if (!response) return;
    const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
    for (const item of xml.querySelectorAll('item'))
      countOf(form, item)?.replaceChildren(item.getAttribute('quantity'));
    theme.did('filters counted');
  }

  document.addEventListener('change', ({ target }) => {
    const form = target.closest('.filters__form');
    if (!form) return;
    serialize(form);
    void showCounts(form);
  });
})();
