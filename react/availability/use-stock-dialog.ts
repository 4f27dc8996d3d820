import { useState } from 'react';
import type { Product } from '../../logic/product/product.model.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { readAgain } from '../product-context/product-actions.ts';
import type { AvailabilityProps, StockDetails } from './availability.props.ts';

const loadCosts = async () => (await import('./later/CostsDialog.tsx')).CostsDialog;
const loadStores = async () => (await import('./later/StoresDialog.tsx')).StoresDialog;

/** The dialogs that the shopper can open, and the click handler of their buttons. */
export function useStockDialog({ env, onOpen }: AvailabilityProps, product: Product | undefined) {
  const [what, setWhat] = useState<StockDetails>();
  const [isLost, setLost] = useState(false);
  const modules = {
    costs: useModuleOnClick(env, loadCosts, what === 'costs'),
    stores: useModuleOnClick(env, loadStores, what === 'stores'),
  };
  const openDialog = (wanted: StockDetails) => {
    // scripts of themes change the form without an event
    if (product) readAgain(product);
    if (!onOpen({ what: wanted })) return;
    // so that a repeated message is announced again
    setLost(false);
    modules[wanted].handleClick({ act: () => setWhat(wanted), otherwise: () => setLost(true) });
  };
  return {
    what,
    /** Whether the module needed by the last click has failed to load. */
    isLost,
    dialogOf: (one: StockDetails) => modules[one].module,
    openDialog,
    close: () => setWhat(undefined),
  };
}
