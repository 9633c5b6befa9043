import type {ButtonProps, ButtonSize, ButtonVariant} from '@storefront-toolkit/ui/button';
import {
  DialogBody,
  DialogContent,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from '@storefront-toolkit/ui/dialog';
import clsx from 'clsx';
import {ENGLISH, type SizeGuideDialogLabels} from './labels.ts';
import {type SizeGuideOptions, SizeGuideTable} from './SizeGuideTable.tsx';

/** Props of `SizeGuideDialog`. All other props of `Button` reach the button. */
export interface SizeGuideDialogProps
  extends Omit<ButtonProps, 'children' | 'variant' | 'size'>, SizeGuideOptions {
  /**
   * The button's look.
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * The button's height.
   * @default 'small'
   */
  size?: ButtonSize | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<SizeGuideDialogLabels> | undefined;
}

/** A button that opens a size guide in a dialog. Without scripts, the guide unfolds in its place. */
export function SizeGuideDialog({
  guide,
  locale,
  selectedSizeId,
  defaultUnit = 'cm',
  onUnitChange,
  headingLevel = 3,
  labels,
  variant = 'secondary',
  size = 'small',
  className,
  ...rest
}: SizeGuideDialogProps) {
  const words = {...ENGLISH, ...labels};
  const table = (
    <SizeGuideTable
      {...{guide, locale, selectedSizeId, defaultUnit, onUnitChange, headingLevel, labels}}
    />
  );
  return (
    <>
      <DialogRoot>
        <DialogTrigger
          {...rest}
          variant={variant}
          size={size}
          className={clsx('noscript:hidden', className)}
        >
          {words.sizeGuide}
        </DialogTrigger>
        <DialogContent size="large" closeLabel={words.close}>
          <DialogTitle>{words.sizeGuide}</DialogTitle>
          <DialogBody>{table}</DialogBody>
        </DialogContent>
      </DialogRoot>
      <noscript>
        <details className="w-full">
          <summary className="w-fit cursor-pointer py-1 underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus">
            {words.sizeGuide}
          </summary>
          <div className="py-3">{table}</div>
        </details>
      </noscript>
    </>
  );
}
