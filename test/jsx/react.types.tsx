import { createRef } from 'react';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import type {} from '../../elements/jsx/react.ts';
import type { minicartElement } from '../../elements/tags/minicart/minicart.element.ts';

const cart = createRef<ElementOf<typeof minicartElement>>();

/** Valid usage in React 19. */
export const right = (
  <>
    <shop-minicart
      key="cart"
      ref={cart}
      className="cart"
      style={{ color: 'red' }}
      title="Cart"
      slot="header"
      data-test="cart"
      aria-label="Cart"
      onClick={({ currentTarget }) => currentTarget.show()}
      source="ajax"
      one-click-href="/one"
      oneClickHref="/one"
      editable
      onshop-minicart-load={({ detail }) => detail.count.toFixed()}
      onshop-error={({ detail }) => detail.message.trim()}
    >
      <a href="/basketedit.php">Cart</a>
    </shop-minicart>
    <shop-price value={12.5} />
    <shop-product product={{ id: 7, sizes: [] }} />
    <shop-map markers={[{ lat: '52.23', lng: 21.01, title: 'Warszawa' }]} />
    <shop-list-button lists={[{ id: 7, name: 'Gifts' }]} />
    <shop-list-button product-id={101} />
    <shop-map zoom={13} cluster-radius="80" center={'{"lat": 1, "lng": 2}'} />
  </>
);

export const wrong = [
  // @ts-expect-error a value that the property does not have
  <shop-minicart key="1" source="soap" />,
  // @ts-expect-error no such attribute
  <shop-minicart key="2" colour="red" />,
  // @ts-expect-error a value that the attribute does not have
  <shop-minicart key="3" price-type="both" />,
  // @ts-expect-error not a number
  <shop-map key="4" zoom="far" />,
  // @ts-expect-error the detail has no such member
  <shop-minicart key="5" onshop-minicart-load={({ detail }) => detail.sum} />,
  // @ts-expect-error no position
  <shop-map key="7" markers={[{ lat: true, lng: 21.01 }]} />,
  // @ts-expect-error no such member
  <shop-product key="8" product={{ id: 7, identifier: 8 }} />,
  // @ts-expect-error an unknown tag
  <shop-minicrat key="6" />,
];
