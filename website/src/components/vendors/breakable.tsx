import {Fragment} from 'react';

/** Text with code in backticks: every second part is code. */
export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const BEHIND_DOTS = /(?<=\.)/;

/** Where names may break: at the bounds of their words. */
export const BETWEEN_WORDS = /(?<=_)|(?<=[a-z])(?=[A-Z])/;

/** A path or a name that may break: some are wider than the page. */
export const breakable = (text: string, at: RegExp = BEHIND_DOTS) =>
  text.split(at).map((step, index, steps) => (
    <Fragment key={steps.slice(0, index + 1).join('')}>
      {step}
      {index < steps.length - 1 && <wbr />}
    </Fragment>
  ));
