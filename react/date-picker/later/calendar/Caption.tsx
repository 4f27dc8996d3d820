import { calendarDateOf, type DayNumber } from '../../../../logic/calendar/calendar-date.ts';
import type { DatePickerTexts } from '../../../../logic/date-picker/date-picker.messages.ts';
import { nameDay } from '../../../../logic/date-picker/date-picker-names.model.ts';
import type { DayRules } from '../../../../logic/date-picker/date-picker-rules.model.ts';
import {
  goToPage,
  pageName,
  type View,
} from '../../../../logic/date-picker/date-picker-views.model.ts';
import type { Language } from '../../../../logic/texts/language.ts';
import { CHEVRON_NEXT, IconButton } from '../../../look/Icon.tsx';
import { LIVE } from '../../../look/live.ts';

interface CaptionProps {
  view: View;
  cursor: DayNumber;
  rules: DayRules;
  language: Language;
  texts: DatePickerTexts;
  onView: (view: View) => void;
  onCursor: (day: DayNumber) => void;
}

interface PageButtonProps {
  part: 'previous' | 'next';
  label: string;
  /** The day that the button moves to; undefined at the limits. */
  to: DayNumber | undefined;
  onCursor: (day: DayNumber) => void;
}

function PageButton({ part, label, to, onCursor }: PageButtonProps) {
  return (
    <IconButton
      className="caption__page"
      part={part}
      label={label}
      slot={`icon-${part}`}
      iconClass={`caption__arrow caption__arrow--${part}`}
      path={CHEVRON_NEXT}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onCursor(to)}
    />
  );
}

const PAGE_LABELS = {
  day: ['previousMonth', 'nextMonth'],
  month: ['previousYear', 'nextYear'],
  year: ['previousYears', 'nextYears'],
} as const;

/** The title of the view, announced when it changes, with buttons that change pages and views. */
export function Caption(props: CaptionProps) {
  const { view, cursor, rules, language, texts, onView, onCursor } = props;
  const [previous, next] = PAGE_LABELS[view];
  const name = pageName(language, view, cursor);
  const viewButton = (target: View, text: string, label: string) => (
    <button
      type="button"
      className="caption__view"
      part="view"
      aria-label={`${text}. ${label}`}
      aria-pressed={view === target}
      onClick={() => onView(view === target ? 'day' : target)}
    >
      {text}
    </button>
  );
  return (
    <div className="caption" part="header">
      <PageButton
        part="previous"
        label={texts[previous]}
        to={goToPage({ view, rules }, cursor, -1)}
        onCursor={onCursor}
      />
      <div className="caption__views" part="caption">
        {view === 'day' &&
          viewButton('month', nameDay(language, 'month', cursor), texts.chooseMonth)}
        {viewButton(
          'year',
          view === 'day' ? String(calendarDateOf(cursor).year) : name,
          texts.chooseYear,
        )}
      </div>
      <PageButton
        part="next"
        label={texts[next]}
        to={goToPage({ view, rules }, cursor, 1)}
        onCursor={onCursor}
      />
      <div className="unseen" {...LIVE}>
        {name}
      </div>
    </div>
  );
}
