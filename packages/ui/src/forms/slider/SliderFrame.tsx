'use client';

import clsx from 'clsx';
import {type ComponentProps, Fragment} from 'react';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import {SliderCssVariables} from './css-variables.ts';
import {SliderDataAttributes} from './data-attributes.ts';
import type {GivenLimits} from './limits.ts';
import type {SliderBaseProps} from './slider-props.ts';
import type {useSlider} from './use-slider.ts';
import {thumbVariants, trackVariants} from './variants.ts';

interface SliderFrameProps extends Omit<SliderBaseProps, keyof GivenLimits> {
  slider: ReturnType<typeof useSlider>;
  /** Attributes of each thumb besides its value. */
  thumbs: readonly (ComponentProps<'input'> & {id: string})[];
}

/** The text of the values, and below it the track with its thumbs. */
export function SliderFrame({
  slider,
  thumbs,
  format,
  locale = 'en',
  disabled,
  className,
  ref,
  ...rest
}: SliderFrameProps) {
  const {limits, values, isLive, shares} = slider;
  const rootRef = useMergedRefs(slider.root, ref);
  const write = new Intl.NumberFormat(locale, format);
  const ends = thumbs.length > 1 ? (['low', 'high'] as const) : (['only'] as const);
  const attributes = {...rest, ...(disabled && {[SliderDataAttributes.disabled]: ''})};
  const style: object = {
    [SliderCssVariables.start]: shares.start,
    [SliderCssVariables.end]: shares.end,
  };
  return (
    <div
      {...attributes}
      ref={rootRef}
      className={clsx('min-w-0 text-base text-ink has-disabled:text-ink-muted', className)}
    >
      {/* No `<output>`: a form that is reset replaces what React has put there. */}
      <div {...{[SliderDataAttributes.values]: ''}} className="w-fit tabular-nums noscript:hidden">
        {values.map((value, index) => (
          <Fragment key={ends[index]}>
            {index > 0 && ' – '}
            <bdi>{write.format(value)}</bdi>
          </Fragment>
        ))}
      </div>
      <div style={style} className={trackVariants({thumbs: thumbs.length > 1 ? 'two' : 'one'})}>
        {thumbs.map((thumb, index) => (
          <input
            {...thumb}
            {...(thumbs.length > 1 && {[SliderDataAttributes.thumb]: ends[index]})}
            key={ends[index]}
            type="range"
            min={limits.min}
            max={limits.max}
            step={limits.step}
            value={values[index]}
            // A served text would stay as it is while the thumb moves.
            aria-valuetext={isLive ? write.format(values[index]!) : undefined}
            disabled={disabled}
            onChange={({target}) => slider.move(index, target.valueAsNumber)}
            className={thumbVariants({thumb: ends[index]!, isLive})}
          />
        ))}
      </div>
    </div>
  );
}
