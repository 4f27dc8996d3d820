import type { HostBlock } from './block.ts';

const CALCULATOR = 'https://ratka.example/calculator?amount={calculate_price}';

export const instalments: HostBlock = {
  key: 'instalments',
  name: 'Instalments',
  step: 'acts',
  place: 'product',
  tags: ['instalments'],
  gives:
    'The calculator gets the price times the quantity, and a dialog asks whether the basket counts, too.',
  written: {
    elements: ['#projector_instalments'],
    isLive: true,
    plain: `<div id="projector_instalments">
      <a class="btn" href="#" onclick="calculate(&quot;window.open('${CALCULATOR}')&quot;)">Count my instalment</a>
    </div>`,
    around: `<div id="projector_instalments">
      <shop-instalments name="Ratka" link="window.open('${CALCULATOR}')"
        price="349.00" price-net="283.74" quantity-input="#projector_number"
        min-price="100" max-price="3000" max-quantity="20">
        <a class="btn" href="/terms.html#instalments">Count my instalment</a>
      </shop-instalments>
    </div>`,
  },
  keep: [
    {
      what: 'the place of the buttons (here `#projector_instalments`)',
      why: 'The sheet of the theme places it.',
    },
    {
      what: 'the platform’s `@calculatePrice`, as `link`',
      why: 'The tag takes the address in its `window.open()`, and puts the amount into `{calculate_price}`.',
    },
  ],
  drop: [
    {
      what: 'the theme’s `onclick`',
      why: 'Two calculators would open.',
    },
  ],
  check: [
    'A press opens the calculator with the price times the quantity.',
    'With other products in the basket a dialog asks what counts.',
    'Below the least price, or above the highest, the dialog says why.',
  ],
};
