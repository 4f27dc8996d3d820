import { useLayoutEffect } from 'react';
import {
  checkFilesAtom,
  type FileOutcome,
  fileOutcomeAtomOf,
} from '../../logic/file-field/file-field.atoms.ts';
import { sizeBound } from '../../logic/file-field/file-field.model.ts';
import { useAtomValue, useSetAtom } from '../shared/use-atom.ts';
import type { FileFieldProps } from './file-field.props.ts';

type Rules = Omit<FileFieldProps, 'pictureSize'>;

/** Checks what is chosen, and what was chosen before the element was there; a refused file clears the input. */
export function useFileChecks(
  { env, maxSize, blockedTypes, blockedExtensions, onReject }: Rules,
  input: HTMLInputElement | undefined,
): FileOutcome {
  const { host } = env;
  const checkFiles = useSetAtom(checkFilesAtom);

  const check = (files: readonly File[]) => {
    const { maxFilesize } = input?.dataset ?? {};
    const bound = sizeBound(maxSize, input?.getAttribute('max_filesize'), maxFilesize);
    const rules = { blockedTypes, blockedExtensions, maxSize: bound };
    const refusals = checkFiles({ host, files, rules });
    if (input && refusals.length > 0) input.value = '';
    for (const { file, reason } of refusals) onReject({ file, reason });
  };

  useLayoutEffect(() => {
    if (!input) return;
    const controller = new AbortController();
    const { signal } = controller;
    const change = ({ target }: Event) => target === input && check([...(input.files ?? [])]);
    // capture: the page's own listeners find the input already cleared
    host.addEventListener('change', change, { signal, capture: true });
    input.form?.addEventListener('reset', (event) => event.defaultPrevented || check([]), {
      signal,
    });
    return () => controller.abort();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an input holds when it comes
  useLayoutEffect(() => {
    if (input?.files?.length) check([...input.files]);
  }, [input]);

  return useAtomValue(fileOutcomeAtomOf(host));
}
