import type {ComponentProps} from 'react';

/** An icon of one path, in the color of the text. */
export function Icon({d, ...props}: ComponentProps<'svg'> & {d: string}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={d} />
    </svg>
  );
}

/** Props of the toolkit's own icons: those of `<svg>`. Give them a size by class. */
type IconProps = ComponentProps<'svg'>;

export const ArrowUpIcon = (props: IconProps) => (
  <Icon d="M10 16.5v-13m-5.5 5.5L10 3.5 15.5 9" {...props} />
);

export const CheckIcon = (props: IconProps) => <Icon d="m4 10.5 4 4 8-9" {...props} />;

export const ChevronDownIcon = (props: IconProps) => <Icon d="m5 7.5 5 5 5-5" {...props} />;

export const ChevronLeftIcon = (props: IconProps) => <Icon d="m12.5 5-5 5 5 5" {...props} />;

export const ChevronRightIcon = (props: IconProps) => <Icon d="m7.5 5 5 5-5 5" {...props} />;

export const CloseIcon = (props: IconProps) => <Icon d="m5 5 10 10M15 5 5 15" {...props} />;

export const MinusIcon = (props: IconProps) => <Icon d="M4.5 10h11" {...props} />;

export const PlusIcon = (props: IconProps) => <Icon d="M10 4.5v11M4.5 10h11" {...props} />;
