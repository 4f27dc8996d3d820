import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { removedLineAtom } from '../../logic/minicart/minicart.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { useIntent } from '../host/use-intent.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useMethods } from '../host/use-tag.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { BAG, Icon } from '../look/Icon.tsx';
import { useOutsideClick } from '../popup/use-dismissal.ts';
import type { MinicartProps } from './minicart.props.ts';
import { useMinicart } from './use-minicart.ts';
import { usePanel } from './use-panel.ts';

interface MinicartLinkProps {
  link: RefObject<HTMLAnchorElement | null>;
  href: string | undefined;
  label: string;
  /** The number of products; 0 shows no badge. */
  count: number;
  /** The noun after the count, for screen readers. */
  unit: string;
  /** Whether a click opens the panel instead of following the link. */
  canOpen: boolean;
  isOpen: boolean;
  panelId: string;
  onClick: () => void;
}

/** The link to the basket page with the product counter; a click opens the panel if there is something to show. */
function MinicartLink({ link, count, canOpen, isOpen, ...props }: MinicartLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!canOpen || isModified(event)) return;
    event.preventDefault();
    props.onClick();
  };
  return (
    <a
      ref={link}
      className="minicart__link"
      part="link"
      href={props.href}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-controls={canOpen ? props.panelId : undefined}
      onClick={onClick}
    >
      <span className="minicart__icon" part="icon-box">
        <Icon slot="icon" className="bag" path={BAG} />
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

const PANEL_ID = 'panel';

const loadContent = async () => (await import('./later/panel/MinicartContent.tsx')).MinicartContent;

/** The link to the basket with its panel (docs/specification.md#s2-mini-cart and docs/specification.md#s4-mini-cart). */
export function Minicart(props: MinicartProps) {
  const { env, priceType, editable } = props;
  const { refresh, cart, href, label, unit, ...can } = useMinicart(props);
  useMethods(env, {
    show: () => env.setProps({ open: true }),
    hide() {
      content.drop();
      env.setProps({ open: false });
    },
    refresh,
  });
  const rememberRemoved = useSetAtom(removedLineAtom);
  const link = useRef<HTMLAnchorElement>(null);
  const canStay = cart.view?.states.empty === true;
  const [isNear] = useIntent(env.host);
  // most pages have an empty basket, which does not need the panel
  const content = useModuleOnClick(env, loadContent, isNear || props.open || can.hasProducts);
  const { module: Content, drop } = content;
  // a click may wait for the content or fall back to the browser; hovering only opens loaded content
  const canHover = can.isWorthOpening && Content !== undefined;
  const panel = usePanel(env, { ...props, link, canOpen: can.canOpen, canStay, canHover });
  const { page } = useAtomValue(platformAtom);
  useOutsideClick(env.host, !Content, drop);
  const onClick = () =>
    content.handleClick({
      act: () => (Content ? panel.toggle() : env.setProps({ open: true })),
      otherwise: () => href && page.follow(href),
    });
  useLayoutEffect(() => {
    if (!panel.isOpen) rememberRemoved(undefined);
  }, [panel.isOpen, rememberRemoved]);

  return (
    <div className="minicart" part="base">
      <MinicartLink
        link={link}
        href={href}
        label={label}
        unit={unit}
        isOpen={panel.isOpen}
        canOpen={can.canOpen || panel.isOpen}
        panelId={PANEL_ID}
        count={cart.count}
        onClick={onClick}
      />
      <section
        id={PANEL_ID}
        className="minicart__panel"
        part="panel"
        aria-label={label}
        hidden={!panel.isOpen || !Content}
      >
        {Content && (
          <Content
            {...cart}
            {...can.otherHrefs}
            env={env}
            priceType={priceType}
            editable={editable}
            isOpen={panel.isOpen}
            label={label}
            href={href}
            onChange={props.onChange}
            onOneClick={props.onOneClick}
            onClose={panel.close}
            onRetry={refresh}
          />
        )}
      </section>
    </div>
  );
}
