/** The shared folders of each layer, from the top level down; every other folder is a feature, above all levels. */
module.exports = {
  elements: [['functions'], ['tags'], ['element'], ['advice', 'page'], ['declare'], ['data']],
  react: [
    [
      'basket-add',
      'basket-context',
      'carousel',
      'dialog',
      'list-box',
      'passkeys',
      'product-context',
      'template-row',
      'validation',
      'visits',
    ],
    ['light-dom', 'look', 'moving', 'pausing', 'popup', 'slides'],
    ['host'],
  ],
  logic: [
    ['testing'],
    [
      'basket',
      'config',
      'forced-region',
      'passkeys',
      'product',
      'shopping-lists',
      'validation',
      'visits',
    ],
    ['platform'],
    ['product-prices', 'settings'],
    ['calendar', 'dialog', 'list-box', 'money', 'page', 'state', 'texts', 'units', 'wire'],
  ],
};
