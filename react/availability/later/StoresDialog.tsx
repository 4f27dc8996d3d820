import { availabilityMessages } from '../../../logic/availability/availability.messages.ts';
import { availabilityStoresMessages } from '../../../logic/availability/availability-stores.messages.ts';
import { keepAnswers } from '../../../logic/availability/kept-answers.ts';
import { storeStocks } from '../../../logic/availability/store-stocks.api.ts';
import { storesOfSize } from '../../../logic/availability/store-stocks.model.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { AskedDialogProps } from '../asked-dialog.props.ts';
import { AskedDialog } from './AskedDialog.tsx';
import { Awaited } from './Awaited.tsx';
import { StoreList } from './StoreList.tsx';
import storesCss from './stores.css';
import { useAnswer } from './use-answer.ts';

const answers = keepAnswers(storeStocks);

/** What the stores have of the chosen size. */
export function StoresDialog({ env, open, product, onClose }: AskedDialogProps) {
  const { id, size = '' } = product.choice;
  const { answer, retry } = useAnswer(env, { answers, variables: { id }, isOpen: open });
  const items = answer?.items && storesOfSize(answer.items, size);
  const texts = textsOf(availabilityStoresMessages, env);
  const label = textsOf(availabilityMessages, env).stores;
  return (
    <AskedDialog env={env} open={open} label={label} css={storesCss} onClose={onClose}>
      <Awaited
        env={env}
        answer={answer && { ...answer, items }}
        empty={texts.noStores}
        onRetry={retry}
      >
        {(stocks) => <StoreList env={env} stocks={stocks} texts={texts} />}
      </Awaited>
    </AskedDialog>
  );
}
