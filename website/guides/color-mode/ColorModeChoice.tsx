'use client';

import {useSyncExternalStore} from 'react';

const MODES = {system: 'As the system', light: 'Light', dark: 'Dark'} as const;

function subscribe(changed: () => void) {
  addEventListener('color-mode', changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener('color-mode', changed);
    removeEventListener('storage', changed);
  };
}

const choiceOfPage = () => document.documentElement.getAttribute('data-color-mode') ?? 'system';

export function ColorModeChoice() {
  const choice = useSyncExternalStore(subscribe, choiceOfPage, () => 'system');
  return (
    <fieldset className="flex gap-4">
      <legend>Color mode</legend>
      {Object.entries(MODES).map(([mode, label]) => (
        <label key={mode} className="flex gap-2">
          <input
            type="radio"
            name="color-mode"
            checked={mode === choice}
            onChange={() => dispatchEvent(new CustomEvent('color-mode', {detail: mode}))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
