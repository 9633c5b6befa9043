'use client';

import clsx from 'clsx';
import {IconButton, type IconButtonProps} from '../button/index.ts';
import {ChevronLeftIcon, ChevronRightIcon} from '../internal/icons.tsx';
import {useCarousel} from './context.ts';

interface CarouselStepProps extends Omit<IconButtonProps, 'children'> {
  part: string;
  target: 'next' | 'previous';
}

/** The button behind `CarouselPrevious` and `CarouselNext`. At an end it keeps the focus and does nothing. */
export function CarouselStep({part, target, onClick, className, ...rest}: CarouselStepProps) {
  const {slides, goTo} = useCarousel(part);
  const Icon = target === 'next' ? ChevronRightIcon : ChevronLeftIcon;
  const atEnd = target === 'next' ? !slides.canGoOn : !slides.canGoBack;
  return (
    <IconButton
      variant="secondary"
      {...rest}
      aria-disabled={atEnd || undefined}
      className={clsx('noscript:hidden aria-disabled:opacity-50', className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !atEnd) goTo(target);
      }}
    >
      <Icon className="rtl:-scale-x-100" />
    </IconButton>
  );
}
