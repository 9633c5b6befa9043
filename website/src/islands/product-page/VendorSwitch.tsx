import {type ReactNode, useState} from 'react';
import {ProductPage} from './ProductPage.tsx';
import {vendors} from './vendors.ts';

/** The brand colors, each with what its swatch shows. The home page's styles have their tokens. */
const BRANDS = {Ember: '#b23712', Ocean: '#175a8c', Plum: '#7a2a6b'};

const LOOK =
  'relative inline-flex min-h-9 cursor-pointer items-center justify-center border border-line-strong hover:bg-surface ' +
  'has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] forced-colors:has-checked:outline-2 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ';

const INPUT = 'absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0';

function Choice({legend, children}: {legend: string; children: ReactNode}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/**
 * The home page's product page, with the vendor and the brand color to choose. Both choices are native radio buttons that
 * styles follow: what a vendor sends and the colors change without script.
 */
export default function VendorSwitch() {
  const [vendor, setVendor] = useState(vendors[0]);
  return (
    <div className="group grid gap-5">
      <div className="flex flex-wrap gap-x-grid gap-y-3">
        <Choice legend="Vendor">
          {vendors.map((one) => (
            <label key={one.key} className={`${LOOK}rounded-md px-3`}>
              <input
                type="radio"
                name="home-vendor"
                value={one.key}
                defaultChecked={one === vendors[0]}
                onChange={() => setVendor(one)}
                className={INPUT}
              />
              {one.title}
            </label>
          ))}
        </Choice>
        <Choice legend="Brand color">
          {Object.entries(BRANDS).map(([name, color], index) => (
            <label key={name} className={`${LOOK}size-9 rounded-full`}>
              <input
                type="radio"
                name="home-brand"
                value={name.toLowerCase()}
                aria-label={name}
                defaultChecked={index === 0}
                className={INPUT}
              />
              <svg
                aria-hidden="true"
                viewBox="0 0 1 1"
                className="size-5 overflow-hidden rounded-full forced-color-adjust-none"
              >
                <rect width="1" height="1" fill={color} />
              </svg>
            </label>
          ))}
        </Choice>
      </div>
      {vendors.map(({key, sends, factory, shown}) => (
        <p key={key} className={`hidden text-sm text-ink-muted ${shown}`}>
          <code className="wrap-anywhere">{factory}</code> reads <code>{sends}</code> as €129.00.
        </p>
      ))}
      <ProductPage key={vendor.key} product={vendor.product} />
    </div>
  );
}
