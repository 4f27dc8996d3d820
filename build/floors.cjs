/** The rooms of each layer, floor by floor from the top; every other folder of a layer is a feature, above all rooms. */
module.exports = {
  elements: [['functions'], ['tags'], ['element'], ['advice', 'page'], ['declare'], ['data']],
  react: [
    [
      'basket-add',
      'dialog',
      'list-box',
      'passkeys',
      'product-context',
      'template-row',
      'validation',
    ],
    ['light-dom', 'look', 'moving', 'pausing', 'popup', 'slides'],
    ['host'],
  ],
  logic: [
    ['testing'],
    ['basket', 'config', 'forced-place', 'passkeys', 'product', 'shopping-lists', 'validation'],
    ['platform'],
    ['product-prices', 'settings'],
    ['calendar', 'dialog', 'list-box', 'money', 'page', 'state', 'texts', 'units', 'wire'],
  ],
};
