import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shippingAt, whenOf } from '../../logic/availability/availability-shipping.model.ts';
import { platformStockOf } from '../../logic/availability/availability-stock.model.ts';
import { shopTimeOf } from '../../logic/availability/shop-time.ts';

process.env.TZ = 'Asia/Tokyo';

const sent = (time: object, others: object = {}) =>
  platformStockOf({
    availability: { status: 'enable' },
    shippingTime: { shippingTime: time, ...others },
  });

/** The text at a moment, computed from data of the same day. */
function factsAt(moment: string, given: ReturnType<typeof sent>) {
  const now = shopTimeOf(Date.parse(moment));
  return shippingAt(given, now, now.day);
}

const TODAY = sent({ today: true }, { todayShipmentDeadline: '14:00:00' });

describe('today’s shipping deadline', () => {
  it('is near for three hours in the time zone of the shop (AV-03)', () => {
    for (const [moment, deadline, when] of [
      ['2026-01-05T09:59:59Z', undefined, 'today'],
      ['2026-01-05T10:00:00Z', 840, 'today'],
      ['2026-01-05T12:59:59Z', 840, 'today'],
      ['2026-01-05T13:00:00Z', undefined, undefined],
      // summer time
      ['2026-07-06T08:59:59Z', undefined, 'today'],
      ['2026-07-06T09:00:00Z', 840, 'today'],
      ['2026-07-06T12:00:00Z', undefined, undefined],
    ]) {
      const result = factsAt(String(moment), TODAY);
      assert.deepEqual([result.deadline, result.when?.kind], [deadline, when], String(moment));
    }
  });

  it('is right on days with a DST change (AV-06)', () => {
    const early = sent({ today: true }, { todayShipmentDeadline: '03:30:00' });
    // at 1:00 UTC it is 3:00 in March, and 2:00 for the second time in October
    assert.equal(factsAt('2026-03-29T01:00:00Z', early).deadline, 210);
    assert.equal(factsAt('2026-03-29T01:30:00Z', early).when, undefined);
    assert.equal(factsAt('2026-10-25T01:00:00Z', early).deadline, 210);
    assert.equal(factsAt('2026-10-25T02:30:00Z', early).when, undefined);
  });
});

describe('the shipping day', () => {
  it('is a word, a weekday or a number of days (AV-05)', () => {
    for (const [time, expected] of [
      [{ time: { days: 0 } }, { kind: 'tomorrow' }],
      [{ time: { days: '1', hours: '0', minutes: '0' }, weekDay: '5' }, { kind: 'tomorrow' }],
      [
        { time: { days: 1, hours: 2 }, weekDay: 5 },
        { kind: 'weekday', weekDay: 5 },
      ],
      [
        { time: { days: 29 }, weekDay: 7 },
        { kind: 'weekday', weekDay: 7 },
      ],
      [
        { time: { days: 30 }, weekDay: 7 },
        { kind: 'days', count: 30 },
      ],
      [
        { time: { days: 3 }, weekDay: false },
        { kind: 'days', count: 3 },
      ],
      [
        { time: { days: 3 }, weekDay: 8 },
        { kind: 'days', count: 3 },
      ],
      [{ time: { days: 3.5 } }, { kind: 'days', count: 4 }],
      [{ time: { days: 3 }, weekDay: 0 }, { kind: 'today' }],
      [{ today: 'true' }, { kind: 'today' }],
    ] as const) {
      const { shipping } = sent(time);
      assert.ok(shipping);
      assert.deepEqual(JSON.parse(JSON.stringify(whenOf(shipping))), expected);
    }
  });
});
