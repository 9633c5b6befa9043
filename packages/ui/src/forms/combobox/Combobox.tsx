'use client';

import {type ComponentProps, type ReactNode, useContext, useEffect, useId, useState} from 'react';
import {type ControlSize, controlVariants} from '../../internal/control.ts';
import {useHydrated} from '../../internal/overlay/use-hydrated.ts';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import {FieldContext, useFieldControl} from '../label/field-context.ts';
import {ComboboxEnd} from './ComboboxEnd.tsx';
import {ComboboxList, optionId} from './ComboboxList.tsx';
import {ComboboxDataAttributes} from './data-attributes.ts';
import {patternOf} from './matching.ts';
import {useAnnouncedResults} from './use-announced-results.ts';
import {useCombobox} from './use-combobox.ts';

/** A suggestion of a `Combobox`. */
export interface ComboboxItem {
  /** The text that choosing it puts into the input. A form sends it. Unique in its list, and not empty. */
  value: string;
  /** More about it, at the end of its line: a price, the opening hours. Typing isn't compared with it. */
  detail?: ReactNode | undefined;
  /**
   * Disables the option. It can be reached and read, but not chosen.
   * @default false
   */
  disabled?: boolean | undefined;
}

/** Props of `Combobox`. All other props of `<input>` reach the `<input>`. */
export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'defaultValue' | 'list' | 'role' | 'size' | 'type' | 'value'
> {
  /** The suggestions, in the order of the list. */
  items: readonly ComboboxItem[];
  /** Name under which a form sends the text. */
  name?: string | undefined;
  /** The text, when your state holds it. */
  value?: string | undefined;
  /**
   * The text at first, when the input holds it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the text when it changes, and with the item that it names, if it names one. */
  onValueChange?: ((value: string, item: ComboboxItem | undefined) => void) | undefined;
  /**
   * Whether a form accepts a text that is none of the items. If not, the input has a `pattern`: a `Field` shows its `patternMismatch`.
   * @default true
   */
  allowFreeText?: boolean | undefined;
  /**
   * Whether the list shows only the items that contain the typed text. Turn it off if you pass those that your server has found.
   * @default true
   */
  filter?: boolean | undefined;
  /**
   * Says that items are on their way.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Height of the input: 32, 40 or 48 CSS pixels.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /**
   * Name of the button that clears the input.
   * @default 'Clear'
   */
  clearLabel?: string | undefined;
  /**
   * Text while items load.
   * @default 'Loading suggestions…'
   */
  loadingText?: string | undefined;
  /**
   * Text when no item fits.
   * @default 'No suggestions'
   */
  emptyText?: string | undefined;
  /**
   * The announced number of suggestions, in English if you leave it out: `3 suggestions`.
   * @default undefined
   */
  countText?: ((count: number) => string) | undefined;
}

const inEnglish = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`);

/** A text input that suggests values while its user types. Where scripts don't run, the browser suggests them from a `<datalist>`. */
export function Combobox(props: ComboboxProps) {
  const {
    items,
    onValueChange: _onValueChange,
    allowFreeText = true,
    filter: _filter,
    loading = false,
    size = 'medium',
    clearLabel = 'Clear',
    loadingText = 'Loading suggestions…',
    emptyText = 'No suggestions',
    countText = inEnglish,
    className,
    ref,
    ...own
  } = props;
  const ownId = useId();
  const field = useContext(FieldContext);
  const hydrated = useHydrated();
  // React expects the datalist of the served HTML for as long as the input is on the page.
  const [served] = useState(!hydrated);
  const rest = useFieldControl(own);
  const combobox = useCombobox(props);
  const {input, shown, current, open, chosen} = combobox;
  const mergedRef = useMergedRefs(input, ref);
  const note = loading ? loadingText : shown.length === 0 ? emptyText : undefined;
  useAnnouncedResults(open ? (note ?? countText(shown.length)) : '');

  // Which texts fit may change without an event: by new items, or when leaving has corrected the case.
  useEffect(() => field?.recheck());

  const id = rest.id ?? ownId;
  const listId = `${ownId}list`;
  const hasList = open && shown.length > 0;
  const suggests = served && items.length > 0;
  const accepted = items.filter(({disabled}) => !disabled).map(({value}) => value);
  const isChecked = !allowFreeText && (hydrated || suggests);
  const attributes = {
    ...rest,
    ...(isChecked && {pattern: patternOf(chosen ? [...accepted, chosen] : accepted)}),
    [ComboboxDataAttributes.size]: size,
    ...(open && {[ComboboxDataAttributes.popupOpen]: ''}),
    ...(hydrated
      ? ({
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasList,
          'aria-controls': listId,
          'aria-activedescendant': current && optionId(listId, shown.indexOf(current)),
        } as const)
      : {list: suggests ? `${ownId}datalist` : undefined}),
  };
  return (
    <div className="flex min-w-0 items-center">
      <input
        autoComplete="off"
        {...attributes}
        ref={mergedRef}
        id={id}
        type="text"
        // The button that clears is hidden by `:placeholder-shown`, which needs a placeholder.
        placeholder={rest.placeholder ?? ' '}
        className={controlVariants({
          size,
          height: 'line',
          className: ['peer pe-16 [&::-webkit-calendar-picker-indicator]:hidden!', className],
        })}
        onChange={(event) => {
          rest.onChange?.(event);
          combobox.handleChange(event);
        }}
        onClick={(event) => {
          rest.onClick?.(event);
          combobox.show(current);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          combobox.handleKeyDown(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          combobox.settle();
        }}
      />
      {suggests && (
        <datalist id={`${ownId}datalist`}>
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.disabled} />
          ))}
        </datalist>
      )}
      <ComboboxEnd clearLabel={clearLabel} onClear={combobox.clear} />
      <ComboboxList
        id={listId}
        input={input}
        aria-label={rest['aria-label']}
        aria-labelledby={
          rest['aria-labelledby'] ?? (rest['aria-label'] ? undefined : (field?.labelId ?? id))
        }
        items={shown}
        current={current}
        open={open}
        setOpen={combobox.setOpen}
        loading={loading}
        note={note}
        onChoose={combobox.choose}
      />
    </div>
  );
}
