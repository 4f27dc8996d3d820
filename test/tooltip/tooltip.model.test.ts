import { expect } from '@open-wc/testing';
import type { Placement } from '../../logic/tooltip/tooltip.constants.ts';
import {
  type Measures,
  placeTooltip,
  type Side,
  sideOf,
} from '../../logic/tooltip/tooltip.model.ts';
import '../kit/guard.ts';

const viewport = { width: 400, height: 300 };
const bubble = { width: 100, height: 40 };
const at = (left: number, top: number): Measures => ({
  trigger: { left, top, width: 20, height: 20 },
  bubble,
  viewport,
  offset: 15,
});

describe('sideOf', () => {
  const rows: [Placement, Side, Side][] = [
    ['top', 'top', 'top'],
    ['bottom', 'bottom', 'bottom'],
    ['start', 'left', 'right'],
    ['end', 'right', 'left'],
  ];
  for (const [placement, leftToRight, rightToLeft] of rows) {
    it(`${placement} is ${leftToRight}, and ${rightToLeft} from right to left`, () => {
      expect(sideOf(placement, false)).to.equal(leftToRight);
      expect(sideOf(placement, true)).to.equal(rightToLeft);
    });
  }
});

describe('placeTooltip', () => {
  const rows: [string, Side, Measures, [number, number]][] = [
    ['above, in the middle, 15 pixels away', 'top', at(190, 140), [150, 85]],
    ['below', 'bottom', at(190, 140), [150, 175]],
    ['to the left', 'left', at(190, 140), [75, 130]],
    ['to the right', 'right', at(190, 140), [225, 130]],
    ['below where there is no room above', 'top', at(190, 30), [150, 65]],
    ['above where there is no room below', 'bottom', at(190, 270), [150, 215]],
    ['to the right where there is no room on the left', 'left', at(50, 140), [85, 130]],
    ['to the left where there is no room on the right', 'right', at(300, 140), [185, 130]],
    ['inside of the window at its left edge', 'top', at(0, 140), [8, 85]],
    ['inside of the window at its right edge', 'top', at(380, 140), [292, 85]],
    ['inside of the window at its corner', 'left', at(380, 0), [265, 8]],
    [
      'above where there is no room at either side',
      'left',
      { ...at(50, 140), viewport: { width: 120, height: 300 } },
      [10, 85],
    ],
    [
      'somewhere in a window that is too small',
      'top',
      { ...at(10, 10), viewport: { width: 60, height: 50 } },
      [8, 8],
    ],
  ];
  for (const [title, side, measures, [left, top]] of rows) {
    it(`goes ${title} (UI-11)`, () => {
      expect(placeTooltip(side, measures)).to.deep.equal({ left, top });
    });
  }
});
