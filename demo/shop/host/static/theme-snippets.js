// The theme's batch of snippets: requests them on every page, inserts them and runs their scripts.

/** Runs a script in place of another one, even from a file; the output of `document.write` is inserted before it. */
async function runInPlace(given) {
  const { nonce } = document.querySelector('script[nonce]');
  const textContent = given.src ? await (await fetch(given.src)).text() : given.textContent;
  const script = Object.assign(document.createElement('script'), { nonce, textContent });
  document.write = (markup) => script.insertAdjacentHTML('beforebegin', markup);
  given.replaceWith(script);
}

const PLACES = {
  head: (nodes) => document.head.append(nodes),
  body_top: (nodes) => document.body.prepend(nodes),
  body_bottom: (nodes) => document.body.append(nodes),
};

async function insertSnippet({ region = 'body_bottom', content }) {
  const { content: nodes } = Object.assign(document.createElement('template'), {
    innerHTML: content,
  });
  const scripts = [...nodes.querySelectorAll('script')];
  PLACES[region](nodes);
  for (const script of scripts) await runInPlace(script);
}

/** A layer is markup, or the text of a script. */
const layerOf = (item) =>
  typeof item === 'string' ? { content: `<script>${item}</script>` } : item;

async function askForSnippets() {
  const { requestUri, additionalAjax } = app_shop.vars;
  const view = {
    mobile: innerWidth < 757,
    tablet: innerWidth >= 757 && innerWidth < 979,
    pc: innerWidth >= 979,
  };
  const params = { ...view, request_uri: requestUri, additional_ajax: additionalAjax };
  const format = 'json';
  const request = { Snippets: { format, params }, ToplayersAndWidgets: { format, params } };
  const body = new URLSearchParams({ request: JSON.stringify(request) });
  return (await fetch('/ajax/get.php', { method: 'POST', body })).json();
}

async function loadSnippets() {
  const { Snippets, ToplayersAndWidgets } = await askForSnippets();
  const layers = Object.values(ToplayersAndWidgets.response.items).map(layerOf);
  for (const snippet of [...Object.values(Snippets.response.items), ...layers]) {
    await insertSnippet(snippet);
  }
  theme.did('snippets loaded');
}

// offline, or the page has been left
loadSnippets().catch(() => {});
