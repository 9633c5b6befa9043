import type {ThemeData} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {type ColorMode, LiveThemeProvider} from '@storefront-toolkit/ui/theme';

/** Components of the toolkit in a theme and a color mode. */
export function Preview({theme, mode}: {theme: ThemeData; mode: ColorMode}) {
  return (
    <LiveThemeProvider
      theme={theme}
      colorMode={mode}
      role="group"
      aria-label={`Preview in ${mode} mode`}
      className="grid content-start gap-4 rounded-lg border border-line bg-canvas p-4"
    >
      <p className="font-display text-xl font-heading">Wool scarf</p>
      <p className="text-ink-muted">
        Knitted in small lots.{' '}
        <a
          href="#try-your-brand"
          className="text-brand underline focus-visible:outline-2 focus-visible:outline-focus"
        >
          How to wash wool
        </a>
      </p>
      <p className="justify-self-start rounded-sm bg-brand-soft px-2 text-sm font-semibold text-brand">
        New
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button>Add to cart</Button>
        <Button variant="secondary">Save</Button>
        <Button variant="ghost">Share</Button>
        <Button variant="danger">Remove</Button>
      </div>
      <div className="rounded-lg border border-line bg-raised p-4">
        <p className="text-sm text-success">In stock: leaves us today</p>
      </div>
    </LiveThemeProvider>
  );
}
