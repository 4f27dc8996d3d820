import { expect } from '@open-wc/testing';
import {
  boxPosition,
  type Measures,
  type PositionOptions,
} from '../../react/popup/position/position-beside.ts';
import '../kit/guard.ts';

const at = (left: number, top: number): Measures => ({
  anchor: { left, top, width: 20, height: 20 },
  box: { width: 100, height: 40 },
  viewport: { width: 400, height: 300 },
  isRightToLeft: false,
});
const inside = (width: number, height: number, measures: Measures): Measures => ({
  ...measures,
  viewport: { width, height },
});
const mirrored = (measures: Measures): Measures => ({ ...measures, isRightToLeft: true });

describe('a popup centred on its anchor', () => {
  const rows: [string, PositionOptions['placement'], Measures, [number, number]][] = [
    ['above, in the middle, 15 pixels away', 'top', at(190, 140), [150, 85]],
    ['below', 'bottom', at(190, 140), [150, 175]],
    ['to the left', 'start', at(190, 140), [75, 130]],
    ['to the right', 'end', at(190, 140), [225, 130]],
    ['to the right where text begins there', 'start', mirrored(at(190, 140)), [225, 130]],
    ['to the left where text ends there', 'end', mirrored(at(190, 140)), [75, 130]],
    ['below where there is no room above', 'top', at(190, 30), [150, 65]],
    ['above where there is no room below', 'bottom', at(190, 270), [150, 215]],
    ['to the right where there is no room on the left', 'start', at(50, 140), [85, 130]],
    ['to the left where there is no room on the right', 'end', at(300, 140), [185, 130]],
    ['inside of the window at its left edge', 'top', at(0, 140), [8, 85]],
    ['inside of the window at its right edge', 'top', at(380, 140), [292, 85]],
    ['inside of the window at its corner', 'start', at(380, 0), [265, 8]],
    [
      'above where there is no room at either side',
      'start',
      inside(120, 300, at(50, 140)),
      [10, 85],
    ],
    ['somewhere in a window that is too small', 'top', inside(60, 50, at(10, 10)), [8, 8]],
  ];
  for (const [title, placement, measures, [left, top]] of rows) {
    it(`is placed ${title} (UI-11)`, () => {
      const place: PositionOptions = { placement, align: 'middle', offset: 15 };
      expect(boxPosition(measures, place)).to.deep.equal({ left, top });
    });
  }
});

describe('a popup aligned with the start of its anchor', () => {
  const rows: [string, Measures, [number, number]][] = [
    ['below', at(190, 140), [190, 168]],
    ['below, where text runs from right to left', mirrored(at(190, 140)), [110, 168]],
    ['above where there is no room below', at(190, 260), [190, 212]],
    ['where there is more room, if there is too little', inside(400, 60, at(190, 15)), [190, 12]],
    ['inside of the window', at(390, 140), [292, 168]],
  ];
  for (const [title, measures, [left, top]] of rows) {
    it(`is placed ${title}`, () => {
      const place: PositionOptions = { placement: 'bottom', align: 'start', offset: 8 };
      expect(boxPosition(measures, place)).to.deep.equal({ left, top });
    });
  }
});
