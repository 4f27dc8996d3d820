import { fileFieldMessages } from '../../logic/file-field/file-field.messages.ts';
import { refusalText } from '../../logic/file-field/file-field.model.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { useDescription } from '../light-dom/use-description.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { useFieldState, useMessageLine } from '../validation/paint-result.ts';
import type { FileFieldProps } from './file-field.props.ts';
import { useFileChecks } from './use-file-checks.ts';
import { useFileDrop } from './use-file-drop.ts';

/** A file input that rejects files which the shop does not accept (docs/specification.md#s5-file-inputs). */
export function FileField(props: FileFieldProps) {
  const { env, pictureSize: size } = props;
  const texts = textsOf(fileFieldMessages, env);
  const input = useLightChild<HTMLInputElement>(env, 'input[type=file]');
  const { state, refusals } = useFileChecks(props, input);
  useStates(env, { dragging: useFileDrop(env, input) });
  useFieldState(env, state);
  useDescription(env, input, {
    slot: 'hint',
    text: size && `${texts.pictureFormats} ${texts.pictureSize({ size })}`,
  });
  useMessageLine(env, input, {
    text: refusalText(refusals, texts, env.language),
    invalid: state === 'empty' ? undefined : state === 'error',
  });
  return (
    <div className="file-field" part="area">
      <slot />
      <slot name="hint" />
      <slot name="message" />
    </div>
  );
}
