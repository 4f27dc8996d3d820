import { availabilityMessages } from '../../../logic/availability/availability.messages.ts';
import { availabilityCostsMessages } from '../../../logic/availability/availability-costs.messages.ts';
import { shippingCosts } from '../../../logic/availability/delivery-costs.api.ts';
import { keepAnswers } from '../../../logic/availability/kept-answers.ts';
import { formatDecimal } from '../../../logic/money/decimal.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { AskedDialogProps } from '../asked-dialog.props.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { Awaited } from './Awaited.tsx';
import { CostsTable } from './CostsTable.tsx';
import costsCss from './costs.css';
import { DeliveryPlaceLine } from './DeliveryPlaceLine.tsx';
import { useAnswer } from './use-answer.ts';

const answers = keepAnswers(shippingCosts);

/** What it costs to deliver the chosen size and quantity, by who pays when. */
export function CostsDialog({ env, open, product, onClose }: AskedDialogProps) {
  const { id, size = '', quantity } = product.choice;
  const units = Number(formatDecimal(quantity ?? product.bounds.min));
  const variables = { id, size, quantity: units };
  const { answer, retry } = useAnswer(env, { answers, variables, isOpen: open });
  const texts = textsOf(availabilityCostsMessages, env);
  const label = textsOf(availabilityMessages, env).costs;
  return (
    <AskedDialog env={env} open={open} label={label} css={costsCss} onClose={onClose}>
      <DeliveryPlaceLine language={env.language} texts={texts} />
      <Awaited env={env} answer={answer} empty={texts.individual} onRetry={retry}>
        {(ways) =>
          [true, false].map((isPrepaid) => (
            <CostsTable
              key={String(isPrepaid)}
              env={env}
              caption={isPrepaid ? texts.prepaid : texts.onDelivery}
              ways={ways.filter((way) => way.isPrepaid === isPrepaid)}
              texts={texts}
            />
          ))
        }
      </Awaited>
    </AskedDialog>
  );
}
