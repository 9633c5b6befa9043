/** The parts of a page besides its own content. */
export interface PageParts {
  /** Text of the inline script that keeps what is done to examples, and loads the application (see `browser/start`). */
  inlineScript: string;
  /** Text of the inline script that loads the fonts. Empty when they come from a font host. */
  fontsScript: string;
  /** Address of the script that loads first on intent (see `browser/start/color-mode.ts`). */
  colorModeScript: string;
  /** Address of the script that sends messages of readers. Empty when the site takes none. */
  readersScript: string;
  /** Address of the script of the control that keeps the site for offline. Empty when the site's settings offer none. */
  offlineScript: string;
}

/** Attribute of `html` by which a page says that it needs the application at once: `<Head><html data-application="now" />`. */
const AT_ONCE = 'data-application="now"';

/**
 * The framework's template of a page (`ssrTemplate`, in the syntax of Eta), in place of its own:
 *
 * - The start script comes first in the body. It does the work of the theme's inline scripts, so `preBodyTags` is left out:
 *   those scripts, and icons that this site does not use.
 * - The application's scripts have the type `app`, which no browser runs, or `defer` on a page that needs them at once. They are
 *   at the end of the body, so that no event makes the start script load them before the application has its place in the page.
 * - A link to the list of pages as Markdown comes next, for programs that read the page as HTML. Readers don't get it.
 * - The script for messages of readers runs by itself, as soon as it is there.
 * - The browser waits with the first frame until the first of them is there. A part that is painted while its end is still on
 *   the way, such as the navbar or a table, moves when that arrives.
 * - The fonts are asked for after the style sheet that names them, and in the head: a browser waits for no font that the
 *   body asks for.
 * - The control that keeps the site for offline is outside of the application, which has no part in it.
 */
export function pageTemplate({
  inlineScript,
  fontsScript,
  colorModeScript,
  readersScript,
  offlineScript,
}: PageParts): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% const atOnce = it.htmlAttributes.includes('${AT_ONCE}'); %>
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags %>
    <link rel="expect" href="#app" blocking="render">
    <% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl + file %>"><% }); %>
    ${fontsScript && `<script>${fontsScript}</script>`}
  </head>
  <body <%~ it.bodyAttributes %>>
    <script>${inlineScript}</script>
    <a href="<%= it.baseUrl %>llms.txt" hidden>Pages as Markdown</a>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% const scripts = it.scripts.map((file) => it.baseUrl + file); %>
    <% if (!atOnce) scripts.unshift('${colorModeScript}'); %>
    <% scripts.forEach((src, place) => { %>
      <script <%~ atOnce ? 'defer' : 'type="app"' %><%~ place ? '' : ' id="app"' %> src="<%= src %>"></script>
    <% }); %>${readersScript && `\n    <script async src="${readersScript}"></script>`}${
      offlineScript &&
      `
    <offline-copy></offline-copy>
    <script defer src="${offlineScript}"></script>`
    }
  </body>
</html>
`;
}
