/** Parts of a product's drawing for close-ups, on its board of 240 × 240: `x,y,width,height`. */
export const CLOSE_UPS: readonly string[] = ['48,40,96,96', '96,96,104,104'];
