import { useRef, useState } from 'react';
import type { Environment } from '../host/environment.ts';
import { useListeners } from '../host/use-listeners.ts';

/** A folder looks like a file, but its submission fails. */
const filesOf = (data: DataTransfer | null): readonly File[] =>
  [...(data?.items ?? [])].flatMap((item) =>
    item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? []),
  );

/** Sets the files of the input and fires events as if they were picked; without `multiple`, only the first. */
function fillInput(input: HTMLInputElement, files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of input.multiple ? files : files.slice(0, 1)) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Allows dropping files on the element, and pasting while it has focus. Returns whether files are over it. */
export function useFileDrop({ host }: Environment, input: HTMLInputElement | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const entered = useRef<EventTarget>(undefined);
  const isOpen = () => input?.matches(':disabled') === false;
  const take = (event: Event, data: DataTransfer | null) => {
    const files = filesOf(data);
    if (!input || event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    fillInput(input, files);
  };
  const drag = (event: DragEvent) => {
    const { type, dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files') || !isOpen()) return;
    [entered.current] = event.composedPath();
    setOver(type !== 'drop');
    if (type === 'drop') take(event, dataTransfer);
    event.preventDefault();
  };
  useListeners(host, {
    dragenter: drag,
    dragover: drag,
    drop: drag,
    // dragenter of the next child fires before dragleave of the previous one
    dragleave: (event) => event.composedPath()[0] === entered.current && setOver(false),
  });
  // some browsers paste into the body while a file input has focus
  useListeners(document, {
    paste(event) {
      const isHere = event.composedPath().includes(host) || host.matches(':focus-within');
      if (isHere && isOpen()) take(event, event.clipboardData);
    },
  });
  return isOver;
}
