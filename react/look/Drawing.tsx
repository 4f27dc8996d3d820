interface DrawingProps {
  /** The lines, in a square of 24 by 24. */
  path: string;
  className?: string;
  /** More names than `icon`, which all have. */
  part?: string;
  /** The slot where an author may put another icon; for drawings that a tag shows once. */
  slot?: `icon${string}` | undefined;
}

/** A line drawing, as large as the text around it and in its colour, which a style sheet may change. */
export function Drawing({ path, className, part = '', slot }: DrawingProps) {
  const drawing = (
    <svg
      className={className}
      part={`icon ${part}`.trim()}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
  return slot ? <slot name={slot}>{drawing}</slot> : drawing;
}
