interface DrawingProps {
  /** The lines, in a square of 24 by 24. */
  path: string;
  className?: string;
  /** More names than `icon`, which all have. */
  part?: string;
}

/** A line drawing, as large as the text around it and in its colour, which a style sheet may change. */
export function Drawing({ path, className, part = '' }: DrawingProps) {
  return (
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
}
