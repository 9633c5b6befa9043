const PATHS = {
  address:
    'M1.5 5h10v9h-10zm10 3h3.5l3.5 3v3h-7M5 16.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3m10 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  pickup:
    'M3 9v8h14V9M2 8l2-5h12l2 5a2.5 2.5 0 0 1-5.33 0 2.5 2.5 0 0 1-5.33 0A2.5 2.5 0 0 1 2 8m6 9v-5h4v5',
};

/** A van, or a store. */
export const DeliveryIcon = ({to}: {to: keyof typeof PATHS}) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="mt-0.5 size-5 shrink-0 rtl:-scale-x-100"
  >
    <path d={PATHS[to]} />
  </svg>
);
