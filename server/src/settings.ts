/** The part of the site's settings that decides what a page may load, and where it is served. */
export interface ServerSettings {
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** Path under which the site is served. Starts and ends with a slash. */
  baseUrl: string;
  /** `self`, or a font host: its style sheet and the origin of its font files enter the policy. */
  fonts: 'self' | {stylesheet: string; fontOrigin: string};
  /** In `algolia` mode pages may call the hosts of the application of the hosted search service. */
  search: {mode: 'embedded'} | {mode: 'algolia'; applicationId: string};
  /** Whether pages may send search events to the search service. Only in `algolia` mode. */
  insights: boolean;
  /** Whether pages may show the players of YouTube and Vimeo in frames. The components ask for them after a click alone. */
  videoPlayers: boolean;
  /** Whether pages may send a form to StackBlitz, with the code of an example. */
  stackBlitz: boolean;
  /** Whether the server answers coding agents at `/mcp`, below `baseUrl`. */
  mcp: boolean;
  /** Whether documents ask if they were helpful. With `server`, this server takes the answers at `/_feedback`, below `baseUrl`. */
  feedback: false | 'server' | 'issue';
  /** Whether this server takes events of pages at `/_event`, below `baseUrl`. */
  events: boolean;
}
