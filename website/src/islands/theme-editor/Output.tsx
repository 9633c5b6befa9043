import {Button} from '@storefront-toolkit/ui/button';
import {useState} from 'react';

/** Text to copy, in a frame that scrolls. */
export function Output({label, text}: {label: string; text: string}) {
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied');
    } catch {
      setStatus('Your browser blocked copying. Select the text and copy it yourself.');
    }
  }

  return (
    <div className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{label}</p>
        <p role="status" className="text-sm text-ink-muted">
          {status}
        </p>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Copy the {label}
        </Button>
      </div>
      <pre
        // Scrolls, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={label}
        className="max-h-80 overflow-auto rounded-md bg-surface p-3 font-mono text-xs focus-visible:outline-2 focus-visible:outline-focus"
      >
        {text}
      </pre>
    </div>
  );
}
