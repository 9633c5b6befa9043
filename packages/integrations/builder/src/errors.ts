/** Longest explanation that is handed on, in characters. */
const LONGEST = 300;

/**
 * Builder.io's own words for an error.
 *
 * @param body - Body of the answer: JSON with a message, or a text.
 * @returns The message. `undefined` for an empty body, for HTML, and for JSON without a message.
 */
export function reasonOf(body: string): string | undefined {
  const text = body.trim();
  if (!text || text.startsWith('<')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'string') return json;
    const {message, error} = (json ?? {}) as {readonly message?: unknown; readonly error?: unknown};
    return [message, error].find((part) => typeof part === 'string');
  } catch {
    return text.slice(0, LONGEST);
  }
}
