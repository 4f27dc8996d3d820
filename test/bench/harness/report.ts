import { isWithinLimit, type Row } from './bound.ts';

/** A bound's rows, or the reason why it could not be measured. */
export interface Outcome {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly failure?: string;
}

const HEADINGS = [
  'bound',
  'what',
  'measured',
  'limit',
  'goal',
  '',
  'min – max',
  'behind it',
] as const;

const fixed = (value: number, { unit }: Row): string =>
  unit === '' && Number.isInteger(value) ? String(value) : value.toFixed(unit === 'KB' ? 1 : 3);

function cellsOf(id: string, row: Row): string[] {
  const unit = row.unit && ` ${row.unit}`;
  const bound = (value: number) => `${row.isFloor ? '≥' : '≤'} ${value}${unit}`;
  return [
    id,
    row.what,
    `${fixed(row.measured, row)}${unit}`,
    bound(row.limit),
    row.goal === undefined ? '' : bound(row.goal),
    isWithinLimit(row) ? 'pass' : 'FAIL',
    row.spread ? row.spread.map((value) => fixed(value, row)).join(' – ') : '',
    row.detail ?? '',
  ];
}

const linesOf = ({ id, rows, failure }: Outcome): string[][] =>
  failure ? [[id, failure, '–', '', '', 'FAIL', '', '']] : rows.map((row) => cellsOf(id, row));

/** The table as Markdown, with aligned columns, so that it is also readable as plain text. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const lines = [[...HEADINGS], ...outcomes.flatMap(linesOf)];
  const widths = HEADINGS.map((_, at) =>
    Math.max(3, ...lines.map((cells) => cells[at]?.length ?? 0)),
  );
  const asRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head, ...body] = lines.map(asRow);
  return [head, asRow(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

/** Whether every bound was measured and met. */
export const allWithinLimits = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ rows, failure }) => !failure && rows.every(isWithinLimit));
