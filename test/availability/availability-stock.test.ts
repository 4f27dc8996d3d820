import { expect } from '@open-wc/testing';
import { platformStockOf } from '../../logic/availability/availability-stock.model.ts';
import { formatCalendarDate } from '../../logic/calendar/calendar-date.ts';
import { formatDecimal } from '../../logic/money/decimal.ts';
import { sizeFromAvailability } from '../../logic/product/later/revalidated-entry.ts';

const PAGE = {
  id: 'M',
  amount: 3,
  availability: { visible: true, status: 'enable', description: 'W magazynie', icon: '/i.png' },
  shippingTime: {
    shippingTime: {
      time: { days: 9, hours: 0, minutes: 0 },
      weekDay: 2,
      weekAmount: 1,
      today: false,
    },
    time: '2026-11-17 00:00:00',
    unknownTime: false,
    todayShipmentDeadline: '14:00:00',
  },
};

const ANSWER = {
  visible: 'y',
  status: 'enable',
  status_description: 'W magazynie',
  status_gfx: '/i.png',
  shipping_time: {
    days: '9',
    hours: '0',
    minutes: '0',
    week_day: '2',
    week_amount: '1',
    today: 'false',
    time: '2026-11-17',
    today_shipment_deadline: '14:00:00',
  },
  delay_time: { unknown_delivery_time: 'false' },
};

const amountOf = (amount: unknown) => {
  const read = platformStockOf({ amount }).amount;
  return read && formatDecimal(read);
};

describe('the stock of a size', () => {
  it('is parsed from the page', () => {
    const { amount, backOn, shipping, ...others } = platformStockOf(PAGE);
    expect(amount && formatDecimal(amount)).to.equal('3.00');
    expect(backOn).to.equal(undefined);
    expect(others).to.deep.equal({
      isVisible: true,
      status: 'enable',
      text: 'W magazynie',
      icon: '/i.png',
      isTimeUnknown: false,
      answeredAt: undefined,
    });
    expect(shipping?.day && formatCalendarDate(shipping.day)).to.equal('2026-11-17');
    expect({ ...shipping, day: undefined }).to.deep.equal({
      days: 9,
      hasHours: false,
      isToday: false,
      weekDay: 2,
      weeks: 1,
      day: undefined,
      deadline: 14 * 60,
    });
  });

  it('is parsed from an answer of the platform, whose values are strings', () => {
    const answered = platformStockOf({ ...PAGE, ...sizeFromAvailability(ANSWER, 5) });
    expect(answered).to.deep.equal({ ...platformStockOf(PAGE), answeredAt: 5 });
  });

  it('is visible unless the platform hides it', () => {
    for (const visible of [true, 'true', 'y', '1', undefined]) {
      expect(platformStockOf({ availability: { visible } }).isVisible, String(visible)).to.equal(
        true,
      );
    }
    for (const visible of [false, 'false', 'n', 0]) {
      expect(platformStockOf({ availability: { visible } }).isVisible, String(visible)).to.equal(
        false,
      );
    }
  });

  it('has an amount if the limit can be parsed', () => {
    for (const [amount, expected] of [
      [0, '0'],
      ['5', '5'],
      ['12.75', '12.75'],
      [-1, undefined],
      ['-1', undefined],
      [Number.NaN, undefined],
      ['many', undefined],
      [undefined, undefined],
    ]) {
      const plain = amountOf(amount)?.replace(/\.00$/, '');
      expect(plain, String(amount)).to.equal(expected);
    }
  });

  it('ignores a deadline or a day that does not exist', () => {
    for (const todayShipmentDeadline of ['24:00:00', '14', '', false, '14:60']) {
      const times = { ...PAGE.shippingTime, time: '2026-02-30', todayShipmentDeadline };
      const { deadline, day } = platformStockOf({ shippingTime: times }).shipping ?? {};
      expect({ deadline, day }).to.deep.equal({ deadline: undefined, day: undefined });
    }
  });

  it('ships today with a flag or weekday 0, also without a number of days', () => {
    for (const given of [{ today: 'true' }, { weekDay: '0' }, { today: 1, time: { days: '' } }]) {
      const { shipping } = platformStockOf({ shippingTime: { shippingTime: given } });
      expect(shipping?.isToday).to.equal(true);
    }
  });
});
