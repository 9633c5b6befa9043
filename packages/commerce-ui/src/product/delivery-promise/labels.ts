/** The words of a `DeliveryPromise`, in the language of the page. */
export interface DeliveryPromiseLabels {
  /**
   * Delivery on the last day before the cutoff. `{time}` is the time that is left, `{date}` the day or days of delivery.
   * @default 'Order within {time}, delivered {date}'
   */
  orderWithin: string;
  /**
   * Delivery with a cutoff more than a day ahead. `{cutoff}` is its weekday and time.
   * @default 'Order by {cutoff}, delivered {date}'
   */
  orderBy: string;
  /**
   * Delivery without a cutoff.
   * @default 'Delivered {date}'
   */
  delivered: string;
  /**
   * Pickup on the last day before the cutoff.
   * @default 'Order within {time}, ready for pickup {date}'
   */
  pickUpWithin: string;
  /**
   * Pickup with a cutoff more than a day ahead.
   * @default 'Order by {cutoff}, ready for pickup {date}'
   */
  pickUpBy: string;
  /**
   * Pickup without a cutoff.
   * @default 'Ready for pickup {date}'
   */
  readyForPickUp: string;
  /**
   * The time that is left in the last minute before the cutoff.
   * @default 'less than a minute'
   */
  lastMinute: string;
  /**
   * After the cutoff, if no later days are known. `{date}` is replaced.
   * @default 'It is too late to get it {date}. The checkout shows the next date.'
   */
  passed: string;
  /**
   * Without days of delivery, above the form.
   * @default 'Enter your postcode to see the delivery date.'
   */
  unknown: string;
  /**
   * Without days of delivery and without the form.
   * @default 'The checkout shows the delivery date.'
   */
  atCheckout: string;
  /**
   * Where the delivery goes. `{place}` is replaced.
   * @default 'Delivery to {place}'
   */
  deliveryTo: string;
  /**
   * Where shoppers pick up. `{place}` is replaced.
   * @default 'Pickup at {place}'
   */
  pickUpAt: string;
  /**
   * Name of the field.
   * @default 'Postcode'
   */
  field: string;
  /**
   * Text of the button that sends the postcode.
   * @default 'Check date'
   */
  apply: string;
  /**
   * The field's error when it is empty.
   * @default 'Enter a postcode.'
   */
  empty: string;
  /**
   * The field's error when `destinationAction` rejects.
   * @default 'We could not check this postcode. Try again.'
   */
  failed: string;
}

export const ENGLISH: DeliveryPromiseLabels = {
  orderWithin: 'Order within {time}, delivered {date}',
  orderBy: 'Order by {cutoff}, delivered {date}',
  delivered: 'Delivered {date}',
  pickUpWithin: 'Order within {time}, ready for pickup {date}',
  pickUpBy: 'Order by {cutoff}, ready for pickup {date}',
  readyForPickUp: 'Ready for pickup {date}',
  lastMinute: 'less than a minute',
  passed: 'It is too late to get it {date}. The checkout shows the next date.',
  unknown: 'Enter your postcode to see the delivery date.',
  atCheckout: 'The checkout shows the delivery date.',
  deliveryTo: 'Delivery to {place}',
  pickUpAt: 'Pickup at {place}',
  field: 'Postcode',
  apply: 'Check date',
  empty: 'Enter a postcode.',
  failed: 'We could not check this postcode. Try again.',
};
