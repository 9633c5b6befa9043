const REGION = '[id^="storefront-toolkit-announcer-"]';

/** The texts that the page's live regions hold in jsdom, oldest first. */
export function announced(politeness: 'polite' | 'assertive' = 'polite'): string[] {
  const region = document.getElementById(`storefront-toolkit-announcer-${politeness}`);
  return [...(region?.children ?? [])].map(({textContent}) => textContent);
}

/** Removes the live regions, so that the next test starts with a page that has never announced anything. */
export function forgetAnnouncements() {
  for (const region of document.querySelectorAll(REGION)) region.remove();
}
