// What the theme asks of a product: a question is asked once, and text around the answer is left out.
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
