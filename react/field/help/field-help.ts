import { FieldMark } from './FieldMark.tsx';
import { followTyping } from './tidy-typing.ts';

/** What a field needs once the shopper comes near, or something is known of its value. */
export const fieldHelp = { FieldMark, followTyping };
