import { atom } from 'jotai/vanilla';
import { localDayOf } from '../calendar/calendar-date.ts';
import { nowAtom } from '../platform/minutes.ts';

/** The shopper's local date; updates at midnight while it has subscribers. */
export const todayAtom = atom((get) => localDayOf(get(nowAtom).getTime()));
