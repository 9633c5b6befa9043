'use client';

import type {ThemeData} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {LiveThemeProvider} from '@storefront-toolkit/ui/theme';

const autumn: ThemeData = {
  id: 'autumn',
  fonts: [{family: 'Georgia', fallbacks: ['serif'], files: []}],
  light: {brand: '#7a4106', 'brand-strong': '#5c3004', 'brand-soft': '#fbefdc'},
  dark: {brand: '#f0b35e', 'brand-strong': '#f7cb8d', 'brand-soft': '#3a2608'},
  typography: {headingFamily: 'Georgia'},
  cornerRadius: 1.25,
};

export default function Campaign() {
  return (
    <LiveThemeProvider theme={autumn} className="grid justify-items-start gap-3">
      <h2 className="text-2xl">Autumn in wool</h2>
      <p className="text-ink-muted">Scarves and gloves, knitted in small lots.</p>
      <Button>See the collection</Button>
    </LiveThemeProvider>
  );
}
