import type {ReactNode} from 'react';

function Icon({children, className}: {children: ReactNode; className?: string | undefined}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`size-5 ${className ?? ''}`}
    >
      {children}
    </svg>
  );
}

/** A magnifying glass with a plus or a minus. */
export const ZoomIcon = ({sign}: {sign: '+' | '-'}) => (
  <Icon>
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d={`m12.5 12.5 5 5M6 8.5h5${sign === '+' ? 'M8.5 6v5' : ''}`} />
  </Icon>
);

/** An arrow to the image before or after, in the direction of the text. */
export const StepIcon = ({to}: {to: 'previous' | 'next'}) => (
  <Icon className="rtl:-scale-x-100">
    <path d={to === 'next' ? 'm7.5 5 5 5-5 5' : 'm12.5 5-5 5 5 5'} />
  </Icon>
);
