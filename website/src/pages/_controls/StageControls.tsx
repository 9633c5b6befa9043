import {useId} from 'react';
import {LEAST_WIDTH, type Settings} from './address';
import styles from './controls.module.css';
import {texts} from './texts';

interface StageControlsProps {
  settings: Settings;
  /** Width of all the room that a stage can have, in CSS pixels. */
  room: number;
  onChange: (settings: Settings) => void;
}

/** Native inputs for how the stage shows the example. */
export default function StageControls({settings, room, onChange}: StageControlsProps) {
  const id = useId();
  const {width, theme, dir, lessMotion, forcedColors} = settings;
  const {width: _, ...rest} = settings;
  const most = Math.max(room, LEAST_WIDTH);
  const shown = Math.min(width ?? most, most);
  const checks: [string, boolean, (isOn: boolean) => Partial<Settings>][] = [
    [texts.dark, theme === 'dark', (isOn) => ({theme: isOn ? 'dark' : 'light'})],
    [texts.rightToLeft, dir === 'rtl', (isOn) => ({dir: isOn ? 'rtl' : 'ltr'})],
    [texts.lessMotion, lessMotion, (isOn) => ({lessMotion: isOn})],
    [texts.forcedColors, forcedColors, (isOn) => ({forcedColors: isOn})],
  ];
  return (
    <fieldset className={styles.stageControls}>
      <legend>{texts.stage}</legend>
      <label className={styles.width}>
        {texts.width}
        <input
          type="range"
          min={LEAST_WIDTH}
          max={most}
          value={shown}
          aria-valuetext={shown === most ? `${most} px, ${texts.full}` : `${shown} px`}
          onChange={({target}) =>
            onChange(target.valueAsNumber >= most ? rest : {...rest, width: target.valueAsNumber})
          }
        />
        <output>{shown} px</output>
      </label>
      {checks.map(([label, isOn, change]) => (
        <label key={label} className={styles.check}>
          <input
            type="checkbox"
            checked={isOn}
            aria-describedby={id}
            onChange={({target}) => onChange({...settings, ...change(target.checked)})}
          />
          {label}
        </label>
      ))}
      <small id={id} hidden={!lessMotion && !forcedColors}>
        {texts.forcedNote}
      </small>
    </fieldset>
  );
}
