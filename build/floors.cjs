/** The rooms of each layer, floor by floor from the top; every other folder of a layer is a feature, above all rooms. */
module.exports = {
  elements: [['element'], ['advice', 'page'], ['declare'], ['data']],
  react: [
    ['product'],
    ['dialog', 'list-box', 'passkeys', 'template-row', 'validation'],
    ['light-dom', 'look', 'moving', 'pausing', 'popup'],
    ['host'],
    ['jsx'],
  ],
  logic: [
    ['testing'],
    ['basket', 'config', 'forced-place', 'passkeys', 'product', 'shopping-lists', 'validation'],
    ['platform'],
    ['product-prices', 'settings'],
    ['calendar', 'dialog', 'list-box', 'money', 'page', 'state', 'texts', 'units', 'wire'],
  ],
};
