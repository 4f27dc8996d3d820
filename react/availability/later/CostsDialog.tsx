import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  type AvailabilityTexts,
  availabilityMessages,
} from '../../../logic/availability/availability.messages.ts';
import {
  availabilityCostsMessages,
  type CostsTexts,
} from '../../../logic/availability/availability-costs.messages.ts';
import { whenOf } from '../../../logic/availability/availability-shipping.model.ts';
import { keepAnswers } from '../../../logic/availability/cached-answers.ts';
import { type DeliveryWay, shippingCosts } from '../../../logic/availability/delivery-costs.api.ts';
import { createDeliveryRegionAtom } from '../../../logic/availability/delivery-region.atoms.ts';
import { whenText } from '../../../logic/availability/when-text.ts';
import { formatDecimal } from '../../../logic/money/decimal.ts';
import type { Language } from '../../../logic/texts/language.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import { Awaited } from './Awaited.tsx';
import costsCss from './costs.css';
import { StockDialog, type StockDialogProps } from './StockDialog.tsx';
import { useAnswer } from './use-answer.ts';

interface CostsTableProps {
  env: Environment;
  caption: string;
  ways: readonly DeliveryWay[];
  texts: CostsTexts;
}

const costText = ({ cost }: DeliveryWay, texts: CostsTexts): string =>
  cost?.isFree ? texts.free : (cost?.formatted ?? '');

const timeText = ({ time }: DeliveryWay, texts: AvailabilityTexts, { language }: Environment) =>
  time ? whenText(whenOf(time), texts, language) : '';

/** A table of delivery methods with the same kind of payment; renders nothing without methods. */
function CostsTable({ env, caption, ways, texts }: CostsTableProps) {
  if (ways.length === 0) return null;
  const wording = textsOf(availabilityMessages, env);
  return (
    <table className="costs" part="table">
      <caption part="caption">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.courier}</th>
          <th scope="col">{texts.arrival}</th>
          <th scope="col">{texts.cost}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map((way, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells ways of one courier apart
          <tr key={index}>
            <th scope="row">{way.courier}</th>
            <td>{timeText(way, wording, env)}</td>
            <td part="cost">{costText(way, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names the country of costs and times, if the shopper has not chosen it. */
function DeliveryPlaceLine({ language, texts }: { language: Language; texts: CostsTexts }) {
  const [regionAtom] = useState(() => createDeliveryRegionAtom(language));
  const region = useAtomValue(regionAtom);
  if (!region) return null;
  const { country, zipcode } = region;
  return (
    <p className="place" part="place">
      <span>{`${country ? texts.forCountry : texts.forRegion} `}</span>
      <b>{[country, zipcode].filter(Boolean).join(', ')}</b>
    </p>
  );
}

const answers = keepAnswers(shippingCosts);

/** The delivery costs of the chosen size and quantity, grouped by payment. */
export function CostsDialog({ env, open, product, onClose }: StockDialogProps) {
  const { id, size = '', quantity } = product.choice;
  const units = Number(formatDecimal(quantity ?? product.bounds.min));
  const variables = { id, size, quantity: units };
  const { answer, retry } = useAnswer(env, { answers, variables, isOpen: open });
  const texts = textsOf(availabilityCostsMessages, env);
  const label = textsOf(availabilityMessages, env).costs;
  return (
    <StockDialog env={env} open={open} label={label} css={costsCss} onClose={onClose}>
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
    </StockDialog>
  );
}
