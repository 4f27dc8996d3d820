import type { ChoiceView } from './choice-view.ts';
import { useEnhancedRadios } from './use-enhanced-radios.ts';

/** The radio buttons of the page as they stand, with what the product knows of them. */
export function EnhancedRadios({ view }: { view: ChoiceView }) {
  useEnhancedRadios(view);
  return (
    <>
      <slot />
      <slot name="note" />
      <slot name="message" />
    </>
  );
}
