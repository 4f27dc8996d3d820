// The pages of single tags: copies an example's code to the clipboard, or selects it where copying is not allowed.
document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy-code]');
  if (!button) return;
  const code = button.nextElementSibling;
  try {
    await navigator.clipboard.writeText(code.textContent);
    const detail = { message: button.dataset.copied, kind: 'success' };
    document.dispatchEvent(new CustomEvent('shop-toast', { detail }));
  } catch {
    getSelection().selectAllChildren(code);
  }
});
