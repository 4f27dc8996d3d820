import type { HostBlock } from './block.ts';

const FORM = `<form id="rebate_code" action="/settings.php?from=basket" method="post">
  <input type="hidden" name="global_rebates_codes" value="add">
  <label for="rebates_codes">Rebate code</label>
  <input id="rebates_codes" name="rebates_codes" maxlength="64" required>
  <button class="btn">Apply</button>
</form>`;

export const rebateCode: HostBlock = {
  key: 'rebate-code',
  name: 'Rebate code',
  step: 'sends',
  tags: ['rebate-code'],
  benefit: 'A code is checked and removed without a page load, and the basket follows.',
  markup: {
    plain: FORM,
    around: `<shop-rebate-code>${FORM}</shop-rebate-code>`,
    elements: ['#rebate_code'],
    isLive: true,
  },
  keep: [
    {
      what: 'the form with its hidden input',
      why: 'Without JavaScript the browser submits it.',
    },
    {
      what: 'the active code, in the tag’s attribute `code`',
      why: 'The tag shows it with a button that removes it.',
    },
  ],
  drop: [
    {
      what: 'the theme’s script that submits this form',
      why: 'Both would submit it.',
    },
  ],
  check: [
    'A valid code lowers the sum of the basket.',
    'A wrong code shows the platform’s message below the field.',
    'A click on the button beside the code removes it.',
  ],
};
