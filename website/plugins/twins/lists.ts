import settings from '../../site.config';
import {twinLink} from '../../src/twins/addresses';

/** A page as a list names it. */
export interface Listed {
  title: string;
  description: string;
  /** Its address, with the site's `baseUrl`. */
  route: string;
}

/** A title as the text of a link. */
const escaped = (title: string) => title.replace(/[[\]\\`*_<]/g, '\\$&');

const linkTo = ({title, route}: Listed) => `[${escaped(title)}](${twinLink(route, settings)})`;

/** Pages, one a line. */
export const listOf = (pages: readonly Listed[]): string =>
  pages.map((page) => `- ${linkTo(page)}${page.description && `: ${page.description}`}`).join('\n');

/** Pages, each under its title. */
export const titled = (pages: readonly Listed[]): string =>
  pages.map((page) => `## ${linkTo(page)}\n\n${page.description}`).join('\n\n');
