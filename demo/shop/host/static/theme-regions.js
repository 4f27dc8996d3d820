// The theme replaces regions of its page.
(() => {
  const { nonce } = document.querySelector('script[nonce]');

  /** Scripts in an inserted region do not run by themselves, and other scripts must bind to its elements. */
  function repeatScripts() {
    for (const old of document.querySelectorAll('script[data-shop-ajax="each"]')) {
      const script = document.createElement('script');
      for (const { name, value } of old.attributes) script.setAttribute(name, value);
      Object.assign(script, { nonce, async: false, text: old.text });
      old.replaceWith(script);
    }
  }

  /** Replaces a region of the page with the same region of another URL. */
  theme.swap = async (selector, address = location.href) => {
    const response = await fetch(address);
    const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.querySelector(selector).outerHTML = fetched.querySelector(selector).outerHTML;
    repeatScripts();
    theme.start(document.querySelector(selector));
    theme.did(`swapped ${selector}`);
  };

  document.addEventListener('change', ({ target }) => {
    if (target.id !== 'select_top_portions') return;
    const query = new URLSearchParams(new FormData(target.form));
    theme.swap('#search', `${target.form.action}?${query}`);
  });
})();
