// The pages of single tags: the code of an example to the clipboard, or marked where that is not allowed.
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
