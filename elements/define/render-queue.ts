const due = new Set<() => void>();

function flush(): void {
  const renders = [...due];
  due.clear();
  for (const render of renders) render();
}

/** Renders once at the end of the task, however often it is asked for. */
export function queueRender(render: () => void): void {
  if (due.size === 0) queueMicrotask(flush);
  due.add(render);
}
