// Runs in a page of the theme's picture. Adds space above each block for its number, and reports to
// the page around it, which cannot access the frame, its height and the positions of its blocks.
{
  const { documentElement: root } = document;
  const boxOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { key: element.dataset.block, left, top, width, height };
  };
  const reportBoxes = () => {
    const boxes = [...document.querySelectorAll('[data-block]')].map(boxOf);
    const { height } = document.body.getBoundingClientRect();
    parent.postMessage(
      // a wide page hides some elements of blocks
      { picture: { height, boxes: boxes.filter(({ width }) => width > 0) } },
      '*',
    );
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data.room === undefined) return;
    root.style.setProperty('--room', `${data.room}px`);
    reportBoxes();
  });
  addEventListener('DOMContentLoaded', () =>
    new ResizeObserver(reportBoxes).observe(document.body),
  );
}
