import type {ReactNode} from 'react';
import {type ChoiceSize, choiceRowVariants} from './choice.ts';
import {joinText} from './join-text.ts';

interface ChoiceLabelProps {
  size: ChoiceSize;
  /** The native control. */
  control: ReactNode;
  children: ReactNode;
  /** Follows the label: the mark of a required choice. */
  mark?: ReactNode | undefined;
  description: ReactNode;
  /** Ids of the two texts. With a description, the control has to be named by the first alone. */
  labelId: string;
  descriptionId: string;
}

/** A choice with its label and its description. All of it can be pressed, as it is inside the `<label>`. */
export function ChoiceLabel({
  size,
  control,
  children,
  mark,
  description,
  labelId,
  descriptionId,
}: ChoiceLabelProps) {
  return (
    <label className={choiceRowVariants({size})}>
      {control}
      <span className="min-w-0">
        <span id={labelId}>
          {joinText(children)}
          {mark}
        </span>
        {description && (
          <span id={descriptionId} className="block text-sm text-ink-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
