import r2wc from '@r2wc/react-to-web-component';
import { useLayoutEffect, useState } from 'react';
import lengthsCss from '../../../elements/page/lengths.css';
import type { ProductPrices } from '../../../logic/product-prices/product-prices.schema.ts';
import { DEFAULT_CONFIG } from '../../../logic/settings/shop-config.ts';
import type { Environment } from '../../../react/host/environment.ts';
import { OmnibusPrice } from '../../../react/omnibus-price/OmnibusPrice.tsx';
import omnibusPriceCss from '../../../react/omnibus-price/omnibus-price.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(lengthsCss + omnibusPriceCss);

const nothing = () => {};

/** The minimum of the environment that the component needs: no configuration, no language of its own. */
function createEnvironment(host: HTMLElement): Environment {
  const internals = host.attachInternals();
  return {
    host,
    language: document.documentElement.lang === 'en' ? 'en' : 'pl',
    config: DEFAULT_CONFIG,
    setStates(states) {
      for (const [state, on] of Object.entries(states)) {
        if (on) internals.states.add(state);
        else internals.states.delete(state);
      }
    },
    addStyles: nothing,
    addPlacement: nothing,
    setProps: nothing,
    provideMethods: () => nothing,
    hold: () => nothing,
    fail: nothing,
  };
}

interface StockPriceProps {
  /** r2wc creates the shadow root. */
  container: ShadowRoot;
  product?: ProductPrices;
  codeActivation?: boolean;
  showPercent?: boolean;
}

function StockPrice({ container, product, codeActivation, showPercent }: StockPriceProps) {
  const [env] = useState(() => createEnvironment(container.host as HTMLElement));
  useLayoutEffect(() => {
    container.adoptedStyleSheets = [sheet];
  }, [container]);
  return (
    <OmnibusPrice
      env={env}
      product={product}
      size={undefined}
      sizeFrom={undefined}
      priceType="gross"
      codeActivation={codeActivation ?? false}
      showPercent={showPercent ?? false}
    />
  );
}

customElements.define(
  'price-r2wc',
  r2wc(StockPrice, {
    shadow: 'open',
    props: { product: 'json', codeActivation: 'boolean', showPercent: 'boolean' },
  }),
);
