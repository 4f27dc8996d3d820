// The panel lists partial visits as they happen.
const log = document.querySelector('[data-navigation-log]');
const MAX_LINES = 20;

for (const verb of ['start', 'end', 'error']) {
  document.addEventListener(`shop-partial-navigation-${verb}`, ({ detail: { url, code } }) => {
    const { pathname, search } = new URL(url);
    const line = document.createElement('li');
    line.textContent = [log.dataset[verb], code, pathname + search].filter(Boolean).join(': ');
    log.prepend(line);
    log.children[MAX_LINES]?.remove();
  });
}
