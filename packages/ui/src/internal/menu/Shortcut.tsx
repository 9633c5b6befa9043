/** The keys of a shortcut at the end of an item. Screen readers have them from `aria-keyshortcuts`. */
export function Shortcut({keys}: {keys: string | undefined}) {
  if (!keys) return null;
  return (
    <kbd aria-hidden="true" className="ms-auto ps-4 font-sans text-sm text-ink-muted">
      {keys.replaceAll('+', ' ')}
    </kbd>
  );
}
