import { useLayoutEffect } from '../resting/hooks.ts';
import type { DatePickerProps } from './date-picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useOpening } from './use-opening.ts';

/** A calendar to choose days from: on the page, or behind a button (docs/specification.md#s4-calendar). */
export function DatePicker(props: DatePickerProps) {
  const opening = useOpening(props.env.host);
  const { close } = opening;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the component goes
  useLayoutEffect(() => close, []);
  return <PickerFrame {...props} opening={opening} />;
}
