import {Button} from '@storefront-toolkit/ui/button';
import {type ReactNode, useId, useState} from 'react';
import {type EditorState, FONTS, INITIAL, isColor, LARGEST_RADIUS} from './state.ts';

const CONTROL =
  'min-h-10 rounded-md border border-line-strong bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

function Field({label, id, children}: {label: string; id: string; children: ReactNode}) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: EditorState['brand']) => void;
}

/** A color as text, which may be half typed, and beside it the browser's own chooser. */
function ColorField({label, value, onChange}: ColorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  function read(text: string) {
    const color = text.trim().toLowerCase();
    setDraft(isColor(color) ? undefined : text);
    if (isColor(color)) onChange(color);
  }
  return (
    <Field label={label} id={id}>
      <div className="flex gap-2">
        <input
          id={id}
          className={`${CONTROL} w-full min-w-0 px-3 font-mono text-sm`}
          value={draft ?? value}
          maxLength={7}
          spellCheck={false}
          aria-invalid={draft !== undefined}
          aria-describedby={draft === undefined ? undefined : `${id}-hint`}
          onChange={(event) => read(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
        <input
          type="color"
          className={`${CONTROL} w-12 flex-none cursor-pointer p-1`}
          value={value}
          aria-label={`${label}: choose`}
          onChange={(event) => read(event.target.value)}
        />
      </div>
      {draft !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-danger">
          Enter a hash and six hex digits, such as #b23712
        </p>
      )}
    </Field>
  );
}

interface ControlsProps {
  state: EditorState;
  onChange: (part: Partial<EditorState>) => void;
}

/** The fields of the editor. */
export function Controls({state, onChange}: ControlsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-4">
      <ColorField
        label="Brand in light mode"
        value={state.brand}
        onChange={(brand) => onChange({brand})}
      />
      <ColorField
        label="Brand in dark mode"
        value={state.dark}
        onChange={(dark) => onChange({dark})}
      />
      <Field label={`Corners: ${state.radius} rem`} id={`${id}-radius`}>
        <input
          id={`${id}-radius`}
          type="range"
          min={0}
          max={LARGEST_RADIUS}
          step={0.125}
          value={state.radius}
          aria-valuetext={`${state.radius} rem`}
          className="min-h-10 w-full accent-brand focus-visible:outline-2 focus-visible:outline-focus"
          onChange={(event) => onChange({radius: event.target.valueAsNumber})}
        />
      </Field>
      <Field label="Font" id={`${id}-font`}>
        <select
          id={`${id}-font`}
          className={`${CONTROL} w-full min-w-0 px-3`}
          value={state.font}
          onChange={(event) => onChange({font: event.target.value as EditorState['font']})}
        >
          {Object.entries(FONTS).map(([key, {label}]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <div className="self-end">
        <Button variant="secondary" onClick={() => onChange(INITIAL)}>
          Reset to the toolkit’s theme
        </Button>
      </div>
    </div>
  );
}
