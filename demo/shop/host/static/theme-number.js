// The theme's quantity control: a value between two steps is rounded up. Products in packs have a
// select, whose last option shows the input.
(() => {
  const control = () => document.querySelector('#projector_number');
  const first = control();
  if (!first) return;
  const step = Number(first.dataset.sellby);
  const least = Math.max(step, Number(first.dataset.minimumQuantity || 0));
  const read = () => Number(control().value.replace(',', '.'));

  function write(quantity) {
    const steps = Math.ceil(Math.max(quantity || step, least) / step - 1e-9);
    control().value = Number((steps * step).toFixed(3));
    control().dataset.prev = control().value;
  }

  const round = () => write(read());

  function typeMore(select) {
    const input = document.createElement('input');
    for (const { name, value } of select.attributes) input.setAttribute(name, value);
    Object.assign(input, { type: 'number', step, value: select.dataset.prev });
    select.replaceWith(input);
    input.addEventListener('change', round);
  }

  first.addEventListener('change', () => {
    if (first.isConnected && first.selectedOptions?.[0].dataset.more !== undefined) typeMore(first);
    else if (first.isConnected) round();
  });
  for (const button of document.querySelectorAll('[data-range-type]')) {
    const change = button.dataset.rangeType === 'down' ? -step : step;
    button.addEventListener('click', () => write(read() + change));
  }

  let pack;
  for (const radio of document.querySelectorAll('[name="multipack_radio"]')) {
    radio.addEventListener('click', () => {
      pack = pack === radio ? undefined : radio;
      radio.checked = pack === radio;
      write(Number(pack?.dataset.number ?? 1));
    });
  }
})();
