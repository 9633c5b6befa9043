/** The policy of the page: it has no script, no style and no picture. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The answer to a message that was not taken: a page for a browser that shows it, and plain text for a script.
 *
 * @param words - Why it was not taken, for readers.
 */
export function refusalPage(
  status: number,
  words: string,
  wantsPage: boolean,
): {body: string; headers: Record<string, string>} {
  if (!wantsPage) {
    return {
      body: `${status} ${words}\n`,
      headers: {'Content-Type': 'text/plain; charset=utf-8'},
    };
  }
  return {
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Your answer was not sent</title></head>
<body><main><h1>Your answer was not sent</h1><p>${escaped(words)}</p><p>Go back in your browser. Your text is still in the form.</p></main></body></html>
`,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY},
  };
}
