import {translate} from '@docusaurus/Translate';
import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';

const MODES = {
  light: {
    icon: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10 2v2m0 12v2m8-8h-2M4 10H2m13.7-5.7-1.4 1.4m-8.6 8.6-1.4 1.4m11.4 0-1.4-1.4M5.7 5.7 4.3 4.3',
    label: () => translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  },
  dark: {
    icon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
    label: () => translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  },
};

/**
 * The switch of the color mode. Its two icons name it, and styles show the one for the mode of the page: the served HTML is
 * the same for all readers, and has to be true before the application runs. It is not shown where no script runs.
 */
export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props) {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode-switch=""
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      >
        {Object.entries(MODES).map(([mode, {icon, label}]) => (
          <Stroke key={mode} d={icon} className={styles[mode]} role="img">
            <title>
              {translate(
                {
                  id: 'theme.colorToggle.ariaLabel',
                  message: 'Switch between dark and light mode (currently {mode})',
                },
                {mode: label()},
              )}
            </title>
          </Stroke>
        ))}
      </button>
    </div>
  );
}
