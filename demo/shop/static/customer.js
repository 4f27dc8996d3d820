// The customer's forms: an error of the server disappears once the tag has checked the field, the phone prefix
// follows the country until the shopper chooses one, and an e-mail address with an account gets a link to the login.
// prefix follows the country until it is chosen, and a known e-mail address leads to the login.
const form = document.querySelector('.customer__form');
const { client_region: country, client_phone_prefix: prefix } = form.elements;

function forgetRefusal(field) {
  const note = field.querySelector('.field__note--error');
  if (!note) return;
  const control = field.querySelector(`[aria-describedby~="${note.id}"]`);
  const ids = control.getAttribute('aria-describedby').split(' ');
  control.setAttribute('aria-describedby', ids.filter((id) => id !== note.id).join(' '));
  note.remove();
}

form.addEventListener('shop-field-validate', ({ target, detail }) => {
  forgetRefusal(target);
  const known = target.querySelector('[data-known]');
  if (known) known.hidden = detail.clientExists !== true;
});

let isPrefixChosen = prefix.value !== country.selectedOptions[0]?.dataset.prefix;
prefix.addEventListener('change', () => {
  isPrefixChosen = true;
});
country.addEventListener('change', () => {
  if (!isPrefixChosen) prefix.value = country.selectedOptions[0].dataset.prefix;
});
