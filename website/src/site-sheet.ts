/** Address of the site's style sheet, which frames link too. */
export const siteSheet = () =>
  document.querySelector('link[rel=stylesheet][href*="/css/styles."]')?.getAttribute('href') ?? '';
