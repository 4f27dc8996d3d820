// The theme's requests about a product: each is sent once, and text around the JSON is ignored.
(() => {
  const answers = new Map();

  window.theme.projector = async (query) => {
    const answer =
      answers.get(query) ??
      fetch(`/ajax/projector.php?${query}`).then((response) => response.text());
    answers.set(query, answer);
    return JSON.parse(/\{.*\}/s.exec(await answer)?.[0] ?? 'null');
  };
})();
