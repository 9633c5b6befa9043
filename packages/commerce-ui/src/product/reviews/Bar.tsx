/** A part of a whole as the filled start of a bar. The number is next to it. */
export function Bar({share}: {share: number}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full min-w-0 rounded-full bg-skeleton text-warning rtl:-scale-x-100 forced-colors:border forced-colors:border-[CanvasText] forced-colors:text-[CanvasText]"
    >
      {share > 0 && <rect width={Math.round(share * 100)} height="8" fill="currentColor" />}
    </svg>
  );
}
