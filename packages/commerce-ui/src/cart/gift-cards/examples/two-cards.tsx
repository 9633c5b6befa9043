'use client';

import {GiftCards} from '@storefront-toolkit/commerce-ui/cart/gift-cards';
import {filledCart, giftCard} from '@storefront-toolkit/fixtures/cart';
import {formatMoney, moneyOf, subtractMoney, sumMoney} from '@storefront-toolkit/types/cms';
import {useState} from 'react';

const {total} = filledCart.totals;
const smaller = {...giftCard, id: 'gift-2', label: '•••• 9QF4', amount: moneyOf(1250, 'EUR')};

export default function TwoCards() {
  const [payments, setPayments] = useState([giftCard, smaller]);
  const paid = sumMoney(
    payments.map(({amount}) => amount),
    'EUR',
  );
  return (
    <section className="grid max-w-md gap-4">
      <GiftCards
        payments={payments}
        locale="en-IE"
        applyAction={() => setPayments([giftCard, smaller])}
        removeAction={(form) =>
          setPayments((all) => all.filter(({id}) => id !== form.get('paymentId')))
        }
      />
      <p className="font-semibold">
        Left to pay: {formatMoney(subtractMoney(total, paid), 'en-IE')}
      </p>
    </section>
  );
}
