import {themeToCss} from '@storefront-toolkit/theme';
import {Controls} from './Controls.tsx';
import {type FaintPair, faintPairs} from './faint-pairs.ts';
import {Output} from './Output.tsx';
import {Preview} from './Preview.tsx';
import {toTheme} from './state.ts';
import {useEditorState} from './use-editor-state.ts';

function Contrast({pairs}: {pairs: readonly FaintPair[]}) {
  return (
    <div role="status">
      {pairs.length === 0 ? (
        <p className="rounded-md bg-success-soft p-3 text-success">
          Every color pair is readable in both modes.
        </p>
      ) : (
        <div className="rounded-md bg-warning-soft p-3 text-warning">
          <p className="font-semibold">
            {pairs.length === 1 ? 'One pair is' : `${pairs.length} pairs are`} too faint to read
          </p>
          <ul className="text-sm">
            {pairs.map(({mode, foreground, background, ratio, minimum}) => (
              <li key={`${mode} ${foreground} ${background}`}>
                {mode}: <code className="font-mono">{foreground}</code> on{' '}
                <code className="font-mono">{background}</code> has{' '}
                {(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and needs {minimum}:1
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Changes a brand, shows components in it, measures its contrast and offers the result to copy. */
export default function ThemeEditor() {
  const {state, change, isRefused} = useEditorState();
  const theme = toTheme(state);
  return (
    <div className="grid gap-6">
      {isRefused && (
        <p role="alert" className="rounded-md bg-info-soft p-3 text-info">
          We couldn’t read the theme in this page’s address, so you see the toolkit’s own.
        </p>
      )}
      <Controls state={state} onChange={change} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        <Preview theme={theme} mode="light" />
        <Preview theme={theme} mode="dark" />
      </div>
      <Contrast pairs={faintPairs(theme)} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        <Output label="ThemeData" text={JSON.stringify(theme, null, 2)} />
        <Output label="CSS" text={themeToCss(theme) || '/* The toolkit’s own look. */\n'} />
      </div>
    </div>
  );
}
