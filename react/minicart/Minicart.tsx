import { rememberRemovedAtom } from '../../logic/minicart/minicart.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { useMethods } from '../host/use-methods.ts';
import { usePressModule } from '../host/use-module.ts';
import { useLayoutEffect, useRef } from '../resting/hooks.ts';
import { MinicartFrame } from './MinicartFrame.tsx';
import type { MinicartProps } from './minicart.props.ts';
import { useMinicart } from './use-minicart.ts';
import { usePanel } from './use-panel.ts';

const loadContent = async () => (await import('./panel/MinicartContent.tsx')).MinicartContent;

/** The link to the basket with its panel (docs/specification.md#s2-mini-cart and docs/specification.md#s4-mini-cart). */
export function Minicart(props: MinicartProps) {
  const { env, priceType, editable } = props;
  const { refresh, ...shown } = useMinicart(props);
  const { cart, hasProducts, canOpen, href, label } = shown;
  useMethods(env, {
    show: () => env.setProps({ open: true }),
    hide: () => env.setProps({ open: false }),
    refresh,
  });
  const rememberRemoved = useSetAtom(rememberRemovedAtom);
  const link = useRef<HTMLAnchorElement>(null);
  const canStay = cart.view?.states.empty === true;
  const panel = usePanel(env, { ...props, link, canOpen, canStay, canHover: hasProducts });
  const { isOpen } = panel;
  // most pages have an empty basket, which does not need the panel
  const content = usePressModule(env, loadContent, panel.isWanted || hasProducts);
  const Content = content.module;
  const { page } = useAtomValue(platformAtom);
  const press = () =>
    content.press({
      act: () => (Content ? panel.toggle() : env.setProps({ open: true })),
      otherwise: () => href && page.follow(href),
    });
  useLayoutEffect(() => {
    if (!isOpen) rememberRemoved(undefined);
  }, [isOpen, rememberRemoved]);

  return (
    <MinicartFrame {...shown} {...{ link, isOpen }} onPress={press}>
      {Content && (
        <Content
          {...cart}
          {...{ env, priceType, editable, isOpen, label, href }}
          onChange={props.onChange}
          oneClickHref={safeHref(props.oneClickHref)}
          onOneClick={props.onOneClick}
          onClose={panel.close}
          onRetry={refresh}
        />
      )}
    </MinicartFrame>
  );
}
