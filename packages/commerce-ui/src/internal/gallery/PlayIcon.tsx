/** A triangle in a circle above a still image. */
export const PlayIcon = () => (
  <span
    aria-hidden="true"
    className="absolute inset-0 m-auto grid size-7 place-content-center rounded-full bg-raised text-ink shadow-sm"
  >
    <svg viewBox="0 0 20 20" fill="currentColor" className="size-4">
      <path d="M7 4.5v11l8.5-5.5z" />
    </svg>
  </span>
);
