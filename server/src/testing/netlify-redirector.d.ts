/** Netlify's matcher of `_redirects` files, which has no types of its own. */
declare module 'netlify-redirector' {
  /** A request, as far as our rules look at it. */
  interface Asked {
    scheme: string;
    host: string;
    path: string;
    query: string;
  }
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{match: (asked: Asked) => {to: string; status: number} | null}>;
}
