'use client';

import {PromoCodes} from '@storefront-toolkit/commerce-ui/cart/promo-codes';
import type {Coupon} from '@storefront-toolkit/types/cart';
import {useState} from 'react';

const labels = {
  field: 'رمز الخصم',
  apply: 'تطبيق',
  list: 'رموز الخصم',
  remove: 'إزالة',
  removeCode: 'إزالة {code}',
  notApplicable: 'لا ينطبق على هذه السلة',
  empty: 'أدخل رمزًا.',
  applied: 'تم تطبيق {code}',
  appliedWithoutEffect: 'لا ينطبق {code} على هذه السلة',
  removed: 'تمت إزالة {code}',
};

export default function Translated() {
  const [coupons, setCoupons] = useState<readonly Coupon[]>([
    {code: 'WELCOME10', status: 'not-applicable'},
  ]);
  return (
    <div dir="rtl" lang="ar" className="max-w-md">
      <PromoCodes
        coupons={coupons}
        labels={labels}
        applyAction={(form) => {
          const code = (form.get('code') as string).trim();
          setCoupons((all) => [
            ...all.filter((one) => one.code !== code),
            {code, status: 'applied'},
          ]);
        }}
        removeAction={(form) =>
          setCoupons((all) => all.filter(({code}) => code !== form.get('code')))
        }
      />
    </div>
  );
}
