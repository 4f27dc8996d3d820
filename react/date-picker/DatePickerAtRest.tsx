import { Fallback } from '../host/Fallback.tsx';
import { useWaking } from '../host/use-waking.ts';
import type { DatePickerProps } from './date-picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useOpening } from './use-opening.ts';

/** The field with its calendar closed; a calendar on the page needs its component at once. */
export function DatePickerAtRest(props: DatePickerProps) {
  const { env, inline } = props;
  const opening = useOpening(env.host);
  useWaking(env, inline || opening.isOpen);
  if (!inline) return <PickerFrame {...props} opening={{ ...opening, isOpen: false }} />;
  return (
    <>
      {props.for && <Fallback />}
      <Fallback />
    </>
  );
}
