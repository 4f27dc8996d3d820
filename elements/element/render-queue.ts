const due = new Set<() => void>();
let isScheduled = false;

/** Renders now, instead of at the end of the task: the next act of the task meets the values set before it. */
export function renderNow(): void {
  for (const render of due) {
    due.delete(render);
    try {
      render();
    } catch (error) {
      // a tag that fails must not keep others from rendering
      reportError(error);
    }
  }
}

function renderScheduled(): void {
  isScheduled = false;
  renderNow();
}

/** Renders once at the end of the task, however often it is called. */
export function queueRender(render: () => void): void {
  due.add(render);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(renderScheduled);
}
