import { useLayoutEffect, useState } from 'react';
import { dispatch } from '../../logic/page/dispatch.ts';
import type { Environment } from '../host/environment.ts';

const DRAGS = ['dragenter', 'dragover', 'drop'] as const;

/** A folder looks like a file until it is sent: then the submission fails. */
const filesOf = (data: DataTransfer | null): readonly File[] =>
  [...(data?.items ?? [])].flatMap((item) =>
    item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? []),
  );

/** Puts the files into the input and tells the page, as if they had been picked; without `multiple` only the first. */
function fillInput(input: HTMLInputElement, files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of input.multiple ? files : files.slice(0, 1)) data.items.add(file);
  input.files = data.files;
  dispatch(input, new Event('input', { bubbles: true, composed: true }));
  dispatch(input, new Event('change', { bubbles: true }));
}

/** Lets files be dropped on the element, and pasted while the focus is in it; says whether some are over it. */
export function useFileDrop({ host }: Environment, input: HTMLInputElement | undefined): boolean {
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    if (!input) return;
    const controller = new AbortController();
    let entered: EventTarget | undefined;

    const isOpen = () => !input.matches(':disabled');
    const take = (event: Event, data: DataTransfer | null) => {
      const files = filesOf(data);
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      fillInput(input, files);
    };
    const drag = (event: DragEvent) => {
      const { type, dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files') || !isOpen()) return;
      [entered] = event.composedPath();
      setOver(type !== 'drop');
      if (type === 'drop') take(event, dataTransfer);
      event.preventDefault();
    };
    // the next child is entered before the last one is left
    const leave = (event: DragEvent) => event.composedPath()[0] === entered && setOver(false);
    const paste = (event: ClipboardEvent) => {
      const isHere = event.composedPath().includes(host) || host.matches(':focus-within');
      if (isHere && isOpen()) take(event, event.clipboardData);
    };
    for (const type of DRAGS) host.addEventListener(type, drag, controller);
    host.addEventListener('dragleave', leave, controller);
    // some browsers paste into the body while a file input has the focus
    document.addEventListener('paste', paste, controller);
    return () => controller.abort();
  }, [host, input]);
  return isOver;
}
