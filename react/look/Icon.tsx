import type { ComponentPropsWithoutRef } from 'react';

/** The path of the icon of a button that closes or removes. */
export const CROSS = 'M6 6l12 12M18 6L6 18';

/** Indicates content below that expands. */
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';

/** Indicates a next page or level; mirrored from right to left. */
export const CHEVRON_NEXT = 'm9 6 6 6-6 6';

export const PLUS = 'M12 5v14M5 12h14';
export const MINUS = 'M5 12h14';

/** Starts a video, or moving slides. */
export const PLAY = 'M8 5v14l11-7z';

/** A shopping bag. */
export const BAG = 'M5 8h14l1 13H4L5 8zm4 3V6a3 3 0 0 1 6 0v5';

interface IconProps {
  /** The path, in a square of 24 by 24. */
  path: string;
  className?: string | undefined;
  /** Part names in addition to `icon`. */
  part?: string;
  /** The slot in which an author may put another icon; for icons that an element shows once. */
  slot?: `icon${string}` | undefined;
}

/** An outlined icon in the size and colour of the surrounding text; stylesheets may change both. */
export function Icon({ path, className, part = '', slot }: IconProps) {
  const icon = (
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
  return slot ? <slot name={slot}>{icon}</slot> : icon;
}

interface IconButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'slot' | 'type' | 'aria-label' | 'children'> {
  /** The accessible name. */
  label: string;
  /** The path, the slot and the class of the icon. */
  path: string;
  slot?: IconProps['slot'];
  iconClass?: string;
}

/** A button that shows an icon alone. */
export const IconButton = ({ label, path, slot, iconClass, ...button }: IconButtonProps) => (
  <button type="button" aria-label={label} {...button}>
    <Icon slot={slot} className={iconClass} path={path} />
  </button>
);
