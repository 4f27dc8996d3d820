import {
  type AvailabilityTexts,
  availabilityMessages,
} from '../../../logic/availability/availability.messages.ts';
import type { CostsTexts } from '../../../logic/availability/availability-costs.messages.ts';
import { whenOf } from '../../../logic/availability/availability-shipping.model.ts';
import type { DeliveryWay } from '../../../logic/availability/delivery-costs.api.ts';
import { whenText } from '../../../logic/availability/when-text.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';

interface CostsTableProps {
  env: Environment;
  caption: string;
  ways: readonly DeliveryWay[];
  texts: CostsTexts;
}

const costText = ({ cost }: DeliveryWay, texts: CostsTexts): string =>
  cost?.isFree ? texts.free : (cost?.formatted ?? '');

const timeText = ({ time }: DeliveryWay, words: AvailabilityTexts, { language }: Environment) =>
  time ? whenText(whenOf(time), words, language) : '';

/** The ways of delivery that are paid alike; nothing where there are none. */
export function CostsTable({ env, caption, ways, texts }: CostsTableProps) {
  if (ways.length === 0) return null;
  const words = textsOf(availabilityMessages, env);
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
            <td>{timeText(way, words, env)}</td>
            <td part="cost">{costText(way, texts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
