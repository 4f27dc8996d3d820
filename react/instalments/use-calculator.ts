import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { calculatorLink } from '../../logic/instalments/calculator-link.ts';
import { openCalculatorAtom } from '../../logic/instalments/instalments.atoms.ts';
import {
  type InstalmentsScope,
  isOpenOffer,
  type Offer,
} from '../../logic/instalments/instalments.model.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { useIntent } from '../host/use-intent.ts';
import { usePressModule } from '../host/use-press-module.ts';
import type { InstalmentsProps } from './instalments.props.ts';
import { usePlan } from './use-plan.ts';

const loadDialog = async () => (await import('./later/InstalmentsDialog.tsx')).InstalmentsDialog;

const NO_LINK =
  '[shop] shop-instalments: "link" is no http(s) or site-relative address, and the page has not taken over "shop-instalments-run".';

/** What a press does: it runs the calculation at once, or opens the dialog that asks for which amount. */
export function useCalculator(props: InstalmentsProps, fallbackLink: string | undefined) {
  const { env, onRun, link = fallbackLink } = props;
  const open = useSetAtom(openCalculatorAtom);
  const { plan, planNow, currency } = usePlan(props);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isNear] = useIntent(env.host);
  const dialog = usePressModule(env, loadDialog, plan !== undefined && !plan.direct && isNear);

  const run = ({ amount: decimal, scope }: Offer) => {
    const amount = decimal && formatDecimal(decimal);
    const to = calculatorLink(link, amount);
    setAsking(false);
    if (!onRun({ amount, link: to, scope })) return;
    if (to) return open(to);
    setFailed(true);
    env.fail({ code: 'link', message: NO_LINK });
  };
  const press = () => {
    setFailed(false);
    const direct = planNow()?.direct;
    if (direct) return run(direct);
    dialog.press({ act: () => setAsking(true), otherwise: () => setFailed(true) });
  };
  /** Runs an offer of the dialog as it is now; one that is not open any more only shows so. */
  const choose = (scope: InstalmentsScope) => {
    const offer = planNow()?.offers.find((one) => one.scope === scope);
    if (offer && isOpenOffer(offer)) run(offer);
    else refresh({});
  };
  const [, refresh] = useState({});
  return {
    plan,
    currency,
    hasFailed,
    isAsking: isAsking && plan !== undefined && dialog.module !== undefined,
    Dialog: dialog.module,
    press,
    choose,
    close: () => setAsking(false),
  };
}
