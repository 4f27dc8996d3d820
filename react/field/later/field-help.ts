import { FieldMark } from './FieldMark.tsx';
import { followTyping } from './tidy-typing.ts';

/** The parts of a field that load when the shopper approaches, or with its first result. */
export const fieldHelp = { FieldMark, followTyping };
