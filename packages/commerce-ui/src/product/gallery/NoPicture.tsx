/** The frame of a product without media. */
export const NoPicture = ({text}: {text: string}) => (
  <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center text-ink-muted">
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className="size-10"
    >
      <path d="M2.5 4.5h15v11h-15zm0 8.5 4-4 4.5 4.5m-1-1 2.5-2.5 5 4.5M13 7.5v.01" />
    </svg>
    {text}
  </p>
);
