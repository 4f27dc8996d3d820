const due = new Set<() => void>();
let isScheduled = false;

/** Renders what is due, before the end of the task: whoever acts next acts on what was set last. */
export function renderNow(): void {
  for (const render of due) {
    due.delete(render);
    try {
      render();
    } catch (error) {
      // a tag that fails keeps no other from rendering
      reportError(error);
    }
  }
}

function renderScheduled(): void {
  isScheduled = false;
  renderNow();
}

/** Renders once at the end of the task, however often it is asked for. */
export function queueRender(render: () => void): void {
  due.add(render);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(renderScheduled);
}
