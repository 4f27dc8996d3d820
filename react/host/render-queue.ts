import { flushSync } from 'react-dom';

const due = new Set<() => void>();
let isScheduled = false;

function renderDue(): void {
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

/**
 * Renders now, instead of at the end of the task: the next act of the task meets the values set before it. All tags
 * render together and synchronously: a scheduler for each root only costs.
 */
export function renderNow(): void {
  if (due.size > 0) flushSync(renderDue);
}

function renderScheduled(): void {
  isScheduled = false;
  renderNow();
}

/** Whether this rendering is still to come. */
export const isRenderDue = (render: () => void): boolean => due.has(render);

/** Renders once at the end of the task, however often it is called. */
export function queueRender(render: () => void): void {
  due.add(render);
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(renderScheduled);
}
