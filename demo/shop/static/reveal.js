// The button beside a password reveals it; the input is a password again before the form is sent or the page is left.
const inputOf = (button) => document.getElementById(button.getAttribute('aria-controls'));

function show(button, isShown) {
  inputOf(button).type = isShown ? 'text' : 'password';
  button.setAttribute('aria-pressed', String(isShown));
}

const buttons = document.querySelectorAll('.field__reveal');
const hideAll = () => {
  for (const button of buttons) show(button, false);
};

for (const button of buttons) {
  button.addEventListener('click', () =>
    show(button, button.getAttribute('aria-pressed') !== 'true'),
  );
}
document.addEventListener('submit', hideAll);
addEventListener('pagehide', hideAll);
