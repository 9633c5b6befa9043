import {reportMisuse} from '../../internal/report-misuse.ts';
import type {GivenLimits} from './limits.ts';
import {limitsOf} from './limits.ts';

/** Reports limits that allow nothing. For development only. */
function reportWrongLimits(
  component: string,
  {min = 0, max = 100, step = 1, minDistance = 0}: GivenLimits,
) {
  const used = limitsOf({min, max, step, minDistance});
  if (min !== used.min || max !== used.max) {
    reportMisuse(
      component,
      `got \`min\` ${min} and \`max\` ${max}, which leave no values between them, so it goes from ${used.min} to ${used.max}. ` +
        'Pass two numbers, `min` not above `max`. If all products have one price, leave the slider out.',
    );
  }
  if (step !== used.step) {
    reportMisuse(
      component,
      `got the \`step\` ${step}, so no key could move a thumb, and the step is ${used.step}. Pass a number above 0.`,
    );
  }
  if (!(minDistance >= 0) || minDistance > used.max - used.min) {
    reportMisuse(
      component,
      `got the \`minDistance\` ${minDistance}, which no two values between ${used.min} and ${used.max} have, so ` +
        `${used.minDistance} is taken. Pass a number from 0 to ${used.max - used.min}.`,
    );
  }
}

/** Reports limits, values and names that can't be as they are given. For development only. */
export function reportWrongSlider(
  component: string,
  given: GivenLimits,
  values: readonly number[],
  isNamed: boolean,
) {
  reportWrongLimits(component, given);
  const {min, max, minDistance} = limitsOf(given);
  const [low, high] = values as [number, number?];
  const outside = values.filter((value) => !(value >= min && value <= max));
  if (outside.length > 0) {
    reportMisuse(
      component,
      `got the value ${outside.join(' and ')}, which is not between ${min} and ${max}. The slider shows the nearest value, so ` +
        'your state says something else. Correct it where it comes from, such as the address of the page.',
    );
  } else if (high !== undefined && high - low < minDistance) {
    reportMisuse(
      component,
      `got the values ${low} and ${high}. The lower one comes first, and ${minDistance} is the least distance between them, so ` +
        'the slider shows others than your state has. Correct them where they come from.',
    );
  }
  if (!isNamed) {
    reportMisuse(
      component,
      'has a thumb without a name, so a screen reader can only say a number. ' +
        (high === undefined
          ? 'Pass `label`, or put it into a <Field label>.'
          : "Name both ends: labels={['Lowest price', 'Highest price']}."),
    );
  }
}
