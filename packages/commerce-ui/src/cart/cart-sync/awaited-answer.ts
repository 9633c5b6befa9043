/** Time after which an answer is no longer awaited. In ms. */
const PATIENCE = 10_000;

/** Notes that a tab waits for the cart of another tab. The tab's storage has the note, so that it outlives a reload. */
export function noteAwaited(channel: string) {
  try {
    sessionStorage.setItem(channel, String(Date.now()));
  } catch {
    // Without storage, the next answer is told to the other tabs, which know it already.
  }
}

/** Takes back the note. Returns whether there was one. */
export function takeAwaited(channel: string): boolean {
  try {
    const noted = sessionStorage.getItem(channel);
    sessionStorage.removeItem(channel);
    return noted !== null && Date.now() - Number(noted) < PATIENCE;
  } catch {
    return false;
  }
}
