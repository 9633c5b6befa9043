'use client';

import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import {couponCart} from '@storefront-toolkit/fixtures/cart';
import type {Coupon} from '@storefront-toolkit/types/cart';
import {useState} from 'react';

const atFirst: readonly Coupon[] = [
  {code: 'WELCOME10', status: 'applied'},
  {code: 'MUGS', status: 'not-applicable'},
];

export default function Several() {
  const [coupons, setCoupons] = useState(atFirst);
  return (
    <PromoCodes
      coupons={coupons}
      promotions={couponCart.promotions}
      defaultCode="SPRING20"
      applyAction={(form) => {
        const code = (form.get('code') as string).trim().toUpperCase();
        setCoupons((all) => [...all.filter((one) => one.code !== code), {code, status: 'applied'}]);
      }}
      removeAction={(form) =>
        setCoupons((all) => all.filter(({code}) => code !== form.get('code')))
      }
      className="max-w-md"
    />
  );
}
