import type { MouseEvent, RefObject } from 'react';
import { isModified } from '../light-dom/is-modified.ts';
import { BAG, Drawing } from '../look/Drawing.tsx';

interface MinicartLinkProps {
  link: RefObject<HTMLAnchorElement | null>;
  href: string | undefined;
  label: string;
  /** The number of products; 0 shows no badge. */
  count: number;
  /** The noun after the count, for screen readers. */
  unit: string;
  /** Whether a press opens the panel instead of following the link. */
  canOpen: boolean;
  isOpen: boolean;
  panelId: string;
  onPress: () => void;
}

/** The link to the basket page with the product counter; a press opens the panel when there is something to show. */
export function MinicartLink({ link, count, canOpen, isOpen, ...props }: MinicartLinkProps) {
  const press = (event: MouseEvent) => {
    if (!canOpen || isModified(event)) return;
    event.preventDefault();
    props.onPress();
  };
  return (
    <a
      ref={link}
      className="minicart__link"
      part="link"
      href={props.href}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-controls={canOpen ? props.panelId : undefined}
      onClick={press}
    >
      <span className="minicart__icon" part="icon-box">
        <Drawing slot="icon" className="bag" path={BAG} />
      </span>
      <span className="minicart__label" part="label">
        {props.label}
      </span>
      <span className="minicart__badge" part="badge">
        {count || ''}
      </span>
      {count > 0 && <span className="unseen">{props.unit}</span>}
    </a>
  );
}
