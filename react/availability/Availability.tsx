import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { availabilityMessages } from '../../logic/availability/availability.messages.ts';
import { isUnsent, shownStock, unitsIn } from '../../logic/availability/availability.model.ts';
import { type Shipping, shippingAt } from '../../logic/availability/availability-shipping.model.ts';
import type { PlatformStock } from '../../logic/availability/availability-stock.model.ts';
import { openedTimeAtom, shopTimeAtom } from '../../logic/availability/shop-time.atoms.ts';
import { shopTimeOf } from '../../logic/availability/shop-time.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';
import { useProduct } from '../product-context/use-product.ts';
import { AvailabilityText } from './AvailabilityText.tsx';
import type { AvailabilityProps } from './availability.props.ts';
import { useStockDialog } from './use-stock-dialog.ts';

const timelessAtom = atom(undefined);

/** The current shipping information; undefined without a stock, and on a cached page. */
function useShipping(stock: PlatformStock | undefined, isCached: boolean): Shipping | undefined {
  const now = useAtomValue(stock ? shopTimeAtom : timelessAtom);
  const opened = useAtomValue(stock && !isCached ? openedTimeAtom : timelessAtom);
  if (!stock || !now) return undefined;
  const answeredOn = stock.answeredAt === undefined ? opened : shopTimeOf(stock.answeredAt);
  return shippingAt(stock, now, answeredOn?.day);
}

const ASKED = ['costs', 'stores'] as const;

function statesOf(stock: PlatformStock | undefined, shipping: Shipping | undefined, few: number) {
  const units = stock && unitsIn(stock);
  return {
    enable: stock?.status === 'enable',
    order: stock?.status === 'order',
    disable: stock?.status === 'disable',
    few: units !== undefined && units <= few,
    'unknown-time': shipping?.isTimeUnknown === true,
  };
}

/** The stock status of a product, with buttons that open the delivery costs and the stores. */
export function Availability(props: AvailabilityProps) {
  const { env, show, few } = props;
  const product = useProduct(env, props.for);
  const stock = shownStock(product);
  const isVirtual = isUnsent(product?.record);
  const shipping = useShipping(isVirtual ? undefined : stock, env.config.isCached === true);
  const { what, isLost, dialogOf, openDialog, close } = useStockDialog(props, product);
  useStates(env, { ...statesOf(stock, shipping, few), virtual: isVirtual });
  const texts = textsOf(availabilityMessages, env);
  if (stock?.isVisible === false) return null;
  const buttons = ASKED.filter((one) => stock && props[one] && !(one === 'costs' && isVirtual));
  return (
    <>
      {/* rendered before a size is chosen: a live region added with its text is not announced */}
      <div {...LIVE}>
        {stock ? (
          <AvailabilityText
            stock={stock}
            record={product?.record}
            shipping={shipping}
            wording={{ texts, language: env.language }}
            isShown={(kind) => show.includes(kind)}
          />
        ) : (
          <Fallback />
        )}
      </div>
      {buttons.map((one) => (
        <button
          key={one}
          type="button"
          className="ask"
          part={`${one}-button`}
          aria-haspopup="dialog"
          onClick={() => openDialog(one)}
        >
          {texts[one]}
        </button>
      ))}
      {isLost && (
        <p className="lost" part="message error" role="alert">
          {texts.lost}
        </p>
      )}
      {ASKED.map((one) => {
        const Dialog = dialogOf(one);
        return (
          Dialog &&
          product && (
            <Dialog key={one} env={env} open={what === one} product={product} onClose={close} />
          )
        );
      })}
    </>
  );
}
