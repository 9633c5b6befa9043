import {LoadingOverlay} from '@storefront-toolkit/ui/loading-overlay';

export default function AtOnce() {
  return (
    <LoadingOverlay loading delay={0} label="Paying" className="max-w-80">
      <dl className="grid grid-cols-2 gap-2 rounded-md border border-line p-6">
        <dt>Wool scarf</dt>
        <dd>€42.00</dd>
        <dt>Delivery</dt>
        <dd>€4.95</dd>
        <dt className="font-semibold">Total</dt>
        <dd className="font-semibold">€46.95</dd>
      </dl>
    </LoadingOverlay>
  );
}
