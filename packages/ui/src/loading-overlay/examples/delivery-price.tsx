'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {LoadingOverlay} from '@storefront-toolkit/ui/loading-overlay';
import {useState} from 'react';

export default function DeliveryPrice() {
  const [loading, setLoading] = useState(false);
  const [country, setCountry] = useState('Norway');

  function change() {
    setLoading(true);
    setTimeout(() => {
      setCountry((before) => (before === 'Norway' ? 'Italy' : 'Norway'));
      setLoading(false);
    }, 150);
  }

  return (
    <div className="grid max-w-80 gap-4">
      <LoadingOverlay
        loading={loading}
        label="Asking for the price"
        loadedText={`Delivery to ${country}: ${country === 'Norway' ? '€4.95' : '€9.95'}`}
      >
        <dl className="grid grid-cols-2 gap-2 p-4">
          <dt>Country</dt>
          <dd>{country}</dd>
          <dt>Delivery</dt>
          <dd>{country === 'Norway' ? '€4.95' : '€9.95'}</dd>
        </dl>
      </LoadingOverlay>
      <Button variant="secondary" onClick={change}>
        Change the country
      </Button>
    </div>
  );
}
