import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {FromVendorProps} from './FromVendor';
import {VENDORS} from './samples';

/**
 * Shows what is from one vendor, which the reader chooses. The choice is native radio buttons that styles follow
 * (`plugins/components/vendor-switch.css`), so it needs no script.
 *
 * @param props.children - A `<FromVendor>` for each vendor.
 */
export default function VendorSwitch({children}: {children: ReactNode}) {
  const items = Children.toArray(children).filter((child) => child !== '\n');
  const vendors = items.map((item) => {
    if (isValidElement<Partial<FromVendorProps>>(item) && item.props.vendor) {
      return (item as ReactElement<FromVendorProps>).props.vendor;
    }
    throw new Error(
      "A child of <VendorSwitch> isn't a <FromVendor> with a `vendor`, so nobody could choose it. " +
        'Put all content into <FromVendor of="…" vendor="…"> elements.',
    );
  });
  return (
    <div className="vendor-switch">
      <fieldset>
        <legend>Vendor</legend>
        {vendors.map((vendor, index) => (
          <label key={vendor}>
            <input type="radio" name="vendor" value={vendor} defaultChecked={index === 0} />
            {VENDORS[vendor]}
          </label>
        ))}
      </fieldset>
      {items}
    </div>
  );
}
