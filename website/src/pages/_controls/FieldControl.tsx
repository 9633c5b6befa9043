import {useId} from 'react';
import styles from './controls.module.css';
import type {Field} from './model';
import {texts} from './texts';
import {initialOf, isString, LEFT_OUT, quote, SAMPLES, unquote} from './values';
import {LONGEST_TEXT} from './address';

interface FieldControlProps {
  field: Field;
  /** The present value, as code. */
  value: string;
  /** Is told the new value, as code. */
  onChange: (code: string) => void;
}

/** The value as a reader sees it in a list. */
const shown = (code: string) => (isString(code) ? unquote(code) : code);

interface Option {
  code: string;
  label: string;
}

/** The entries of a list. A prop that can be left out has one for that, unless a value stands for it. */
function optionsOf({kind, values, optional, standard, ...field}: Field): Option[] {
  if (kind === 'slot') {
    const samples = Object.values(SAMPLES).map(({label, code}) => ({label, code}));
    const own = field.initial;
    return [
      ...(optional ? [{code: LEFT_OUT, label: texts.notSet}] : []),
      ...(own !== undefined && own !== LEFT_OUT ? [{code: own, label: shown(own)}] : []),
      ...samples,
    ];
  }
  const isNamed = standard !== undefined && values.includes(standard);
  return [
    ...(optional && !isNamed ? [{code: LEFT_OUT, label: texts.notSet}] : []),
    ...values.map((code) => ({
      code,
      label: code === standard ? texts.standard(shown(code)) : shown(code),
    })),
  ];
}

/** The native input of a prop. */
function FieldInput({
  field,
  value,
  onChange,
  id,
  describedBy,
}: FieldControlProps & {id: string; describedBy: string}) {
  const common = {id, 'aria-describedby': describedBy};
  switch (field.kind) {
    case 'switch':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === 'true'}
          onChange={({target}) => onChange(String(target.checked))}
        />
      );
    case 'number':
      return (
        <input
          {...common}
          type="number"
          step="any"
          value={value === LEFT_OUT ? '' : value}
          onChange={({target}) => {
            if (target.validity.badInput) return;
            onChange(target.value === '' ? LEFT_OUT : String(target.valueAsNumber));
          }}
        />
      );
    case 'text':
      return (
        <input
          {...common}
          type="text"
          maxLength={LONGEST_TEXT}
          value={isString(value) ? unquote(value) : ''}
          onChange={({target}) =>
            onChange(
              target.value === '' && field.optional && initialOf(field) === LEFT_OUT
                ? LEFT_OUT
                : quote(target.value),
            )
          }
        />
      );
    case 'slot':
    case 'choice':
      return (
        <select {...common} value={value} onChange={({target}) => onChange(target.value)}>
          {optionsOf(field).map(({code, label}) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      );
  }
}

/** A prop with its name, its native input and the first words of its documentation. */
export default function FieldControl(props: FieldControlProps) {
  const {field} = props;
  const id = useId();
  const input = <FieldInput {...props} id={id} describedBy={`${id}-about`} />;
  return (
    <div className={field.kind === 'switch' ? styles.switch : styles.field}>
      {field.kind === 'switch' && input}
      <label htmlFor={id}>
        <code>{field.name}</code>
      </label>
      {field.kind !== 'switch' && input}
      <small id={`${id}-about`}>{field.summary}</small>
    </div>
  );
}
