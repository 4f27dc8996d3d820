import { useAtomValue, useSetAtom } from 'jotai';
import {
  checkFilesAtom,
  type FileOutcome,
  fileOutcomeAtomOf,
} from '../../logic/file-field/file-field.atoms.ts';
import { type FileRules, sizeBound } from '../../logic/file-field/file-field.model.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { FileFieldProps } from './file-field.props.ts';

/** The attributes in which templates print the limit, in bytes. */
const SIZES = ['max_filesize', 'data-max_filesize', 'data-max-filesize'];

type Rules = Omit<FileFieldProps, 'pictureSize'>;

const orElse = (given: readonly string[], shops: readonly string[]) =>
  given.length > 0 ? given : shops;

/** The rules of the element, else of its input, else of the shop. */
const rulesOf = (
  { env: { config }, maxSize, blockedTypes, blockedExtensions }: Rules,
  input: HTMLInputElement | undefined,
): FileRules => ({
  blockedTypes: orElse(blockedTypes, config.blockedTypes),
  blockedExtensions: orElse(blockedExtensions, config.blockedExtensions),
  maxSize: sizeBound(maxSize, ...SIZES.map((name) => input?.getAttribute(name))),
});

/** The outermost target of a `change` event in the element; it does not leave a shadow root. */
const reachOf = (host: HTMLElement): EventTarget => {
  const root = rootOf(host);
  return root instanceof Document ? (root.defaultView ?? root) : root;
};

/** Validates chosen files, including those chosen before the upgrade. A rejected file clears the input. */
export function useFileChecks(props: Rules, input: HTMLInputElement | undefined): FileOutcome {
  const { env, onReject } = props;
  const { host } = env;
  const checkFiles = useSetAtom(checkFilesAtom);

  const check = (files: readonly File[]) => {
    const refusals = checkFiles({ host, files, rules: rulesOf(props, input) });
    if (input && refusals.length > 0) input.value = '';
    for (const { file, reason } of refusals) onReject({ file, reason });
  };

  const change = ({ target }: Event) => target === input && check([...(input?.files ?? [])]);
  // before the page's own listeners, which may clear the input
  useListeners(input && reachOf(host), { change }, { capture: true });
  useListeners(input?.form, { reset: (event) => event.defaultPrevented || check([]) });
  // only files chosen before the input was found
  useOnChange([input], () => {
    if (input?.files?.length) check([...input.files]);
  });

  return useAtomValue(fileOutcomeAtomOf(host));
}
