'use client';

import {IconButton} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

const HEART =
  'M12 20.5 4.2 12.7a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.8.9.8-.9a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z';

export default function WishList() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      variant="secondary"
      size="large"
      label="Save Wool scarf to your wish list"
      aria-pressed={saved}
      onClick={() => setSaved(!saved)}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill={saved ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d={HEART} />
      </svg>
    </IconButton>
  );
}
