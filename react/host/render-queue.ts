import { flushSync } from 'react-dom';

const due = new Set<() => void>();
let isScheduled = false;

function renderDue(): void {
  for (const render of due) {
    due.delete(render);
    try {
      render();
    } catch (error) {
      // an element that throws must not prevent others from rendering
      reportError(error);
    }
  }
}

/**
 * Renders now instead of at the end of the task, so that the next event sees all values set before. All elements render
 * together and synchronously: a scheduler per root only adds cost.
 */
export function renderNow(): void {
  if (due.size > 0) flushSync(renderDue);
}

function renderScheduled(): void {
  isScheduled = false;
  renderNow();
}

/** Whether this render is still pending. */
export const isRenderDue = (render: () => void): boolean => due.has(render);

/** Renders once at the end of the task, however often it is called. */
export function queueRender(render: () => void): void {
  due.add(render);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(renderScheduled);
}
