import {Button} from '@storefront-toolkit/ui/button';
import {ThemeProvider} from '@storefront-toolkit/ui/theme';

export default function DarkBand() {
  return (
    <ThemeProvider
      colorMode="dark"
      className="flex w-full flex-wrap items-center justify-between gap-4 rounded-lg bg-canvas p-6"
    >
      <div>
        <h3 className="text-xl">Become a member</h3>
        <p className="text-ink-muted">Members see the sale a day early.</p>
      </div>
      <Button variant="secondary">Join for free</Button>
    </ThemeProvider>
  );
}
