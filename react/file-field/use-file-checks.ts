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

/** The attributes in which templates write the bound, in bytes. */
const SIZES = ['max_filesize', 'data-max_filesize', 'data-max-filesize'];

type Rules = Omit<FileFieldProps, 'pictureSize'>;

const orElse = (given: readonly string[], shops: readonly string[]) =>
  given.length > 0 ? given : shops;

/** The rules of the tag, else of its input, else of the shop. */
const rulesOf = (
  { env: { config }, maxSize, blockedTypes, blockedExtensions }: Rules,
  input: HTMLInputElement | undefined,
): FileRules => ({
  blockedTypes: orElse(blockedTypes, config.blockedTypes),
  blockedExtensions: orElse(blockedExtensions, config.blockedExtensions),
  maxSize: sizeBound(maxSize, ...SIZES.map((name) => input?.getAttribute(name))),
});

/** Where a `change` event in the element is heard first; it does not leave a shadow root. */
const reachOf = (host: HTMLElement): EventTarget => {
  const root = rootOf(host);
  return root instanceof Document ? (root.defaultView ?? root) : root;
};

/** Checks the chosen files, also those chosen before the element was there; a refused file clears the input. */
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
  // before the page's own listeners, of which one may clear the input, and before all others
  useListeners(input && reachOf(host), { change }, { capture: true });
  useListeners(input?.form, { reset: (event) => event.defaultPrevented || check([]) });
  // only what an input holds when it comes
  useOnChange([input], () => {
    if (input?.files?.length) check([...input.files]);
  });

  return useAtomValue(fileOutcomeAtomOf(host));
}
