'use client';

import {Combobox} from '@storefront-toolkit/ui/forms/combobox';

const CITIES = ['الرياض', 'الدوحة', 'القاهرة', 'بيروت', 'دبي', 'عمّان'];
const items = CITIES.map((city) => ({value: city}));

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl" className="mx-auto w-full max-w-80">
      <Combobox
        name="city"
        items={items}
        defaultValue="دبي"
        aria-label="المدينة"
        clearLabel="مسح"
        emptyText="لا توجد اقتراحات"
        countText={(count) => `عدد الاقتراحات: ${count}`}
      />
    </div>
  );
}
