import { FieldMark } from './FieldMark.tsx';
import { tidyOnBlur } from './tidy-on-blur.ts';

/** The parts of a field that load when the shopper approaches, or with its first result. */
export const fieldHelp = { FieldMark, tidyOnBlur };
