/** @jsxImportSource solid-js */
import type {} from '../../elements/jsx/solid.ts';

/** Valid usage in Solid. */
export const right = (
  <>
    <shop-minicart
      ref={(cart) => cart.show()}
      class="cart"
      style={{ color: 'red' }}
      title="Cart"
      slot="header"
      aria-label="Cart"
      onClick={({ currentTarget }) => currentTarget.show()}
      source="ajax"
      one-click-href="/one"
      oneClickHref="/one"
      editable
      on:shop-minicart-load={({ detail }) => detail.count.toFixed()}
      on:shop-error={({ detail }) => detail.message.trim()}
    >
      <a href="/basketedit.php">Cart</a>
    </shop-minicart>
    <shop-map zoom={13} cluster-radius="80" center={'{"lat": 1, "lng": 2}'} />
  </>
);

export const wrong = {
  // @ts-expect-error a value that the property does not have
  word: <shop-minicart source="soap" />,
  // @ts-expect-error a value that the attribute does not have
  attribute: <shop-minicart price-type="both" />,
  // @ts-expect-error not a number
  number: <shop-map zoom="far" />,
  // @ts-expect-error the detail has no such member
  detail: <shop-minicart on:shop-minicart-load={({ detail }) => detail.sum} />,
  // @ts-expect-error an unknown tag
  tag: <shop-minicrat />,
};
