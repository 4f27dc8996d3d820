import { readPath } from '../wire/json.ts';

/**
 * Converts the part `sizeavailability` of an answer of `projector.php` to the keys of a size in the page's
 * `product_data`, so that one parser handles both. `answeredAt` is in milliseconds since 1970.
 */
export function sizeFromAvailability(answer: unknown, answeredAt: number) {
  const at = (...path: readonly string[]) => readPath(answer, ...path);
  const sent = (name: string) => at('shipping_time', name);
  return {
    answeredAt,
    availability: {
      visible: at('visible'),
      status: at('status'),
      description: at('status_description'),
      description_tel: at('status_description_tel'),
      icon: at('status_gfx'),
      delivery_date: at('delivery_date'),
      delivery_days_undefined: at('delivery_days_undefined'),
    },
    shippingTime: {
      shippingTime: {
        time: { days: sent('days'), hours: sent('hours'), minutes: sent('minutes') },
        weekDay: sent('week_day'),
        weekAmount: sent('week_amount'),
        today: sent('today'),
      },
      time: sent('time'),
      todayShipmentDeadline: sent('today_shipment_deadline'),
      unknownTime: at('delay_time', 'unknown_delivery_time'),
    },
  };
}
