'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {type ColorMode, ThemeProvider} from '@storefront-toolkit/ui/theme';
import {useState} from 'react';

export default function SwitchColorMode() {
  const [mode, setMode] = useState<ColorMode>('light');
  return (
    <ThemeProvider
      colorMode={mode}
      className="grid w-full justify-items-start gap-3 rounded-lg bg-canvas p-6"
    >
      <p>
        Read the <span className="text-brand">care notes</span> by day and by night.
      </p>
      <Button
        variant="secondary"
        aria-pressed={mode === 'dark'}
        onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
      >
        Night
      </Button>
    </ThemeProvider>
  );
}
