// The theme's versions on several axes: a choice leads to another page, or requests the available
// combinations.
(() => {
  const form = document.querySelector('#projector_form');
  const axes = [...document.querySelectorAll('.projector_multiversions__item select')];
  const chosenOf = (axis) => axis.selectedOptions[0];

  function showItem(axis, { values_id, products }) {
    const option = axis.querySelector(`[data-values_id="${values_id}"]`);
    option.dataset.link = products[0]?.url ?? '';
    option.dataset.product = products[0]?.product_id ?? '';
    option.classList.toggle('--dependent', products.length === 0);
  }

  function showAxis({ id, items }) {
    const axis = axes.find(({ dataset }) => dataset.id === id);
    for (const item of Object.values(items)) showItem(axis, item);
    axis.parentElement.classList.toggle('--conflict', chosenOf(axis).matches('.--dependent'));
  }

  /** The links of all axes follow what was chosen on one. */
  async function readVersions(axis) {
    const selected = axes.map((one) => chosenOf(one).dataset.values_id).join(',');
    const { values_id, product } = chosenOf(axis).dataset;
    const versions = `multiversions[selected]=${selected}&multiversions[last_selected]=${values_id}`;
    const query = `product=${product || form.dataset.product_id}&get=multiversions&${versions}`;
    const answer = await theme.projector(query);
    for (const shown of answer.multiversions) showAxis(shown);
    theme.did('versions');
  }

  for (const axis of axes) {
    axis.addEventListener('change', () => {
      const { link } = chosenOf(axis).dataset;
      if (chosenOf(axis).matches('.--dependent')) void readVersions(axis);
      else location.assign(link);
    });
  }
})();
