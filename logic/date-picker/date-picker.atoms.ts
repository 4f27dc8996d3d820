import { atom } from 'jotai/vanilla';
import { localDayOf } from '../calendar/calendar-date.ts';
import { nowAtom } from '../platform/minutes.ts';

/** The date on the shopper's clock; changes at midnight while something reads it. */
export const todayAtom = atom((get) => localDayOf(get(nowAtom).getTime()));
