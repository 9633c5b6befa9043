import {type Place, twinLink} from '../../src/twins/addresses';

/** A page as a list names it. */
export interface Listed {
  title: string;
  description: string;
  /** Its address, with the site's `baseUrl`. */
  route: string;
}

/** A title as the text of a link. */
export const escaped = (title: string) => title.replace(/[[\]\\`*_<]/g, '\\$&');

const linkTo = ({title, route}: Listed, place: Place) =>
  `[${escaped(title)}](${twinLink(route, place)})`;

/** Pages, one a line. */
export const listOf = (pages: readonly Listed[], place: Place): string =>
  pages
    .map((page) => `- ${linkTo(page, place)}${page.description && `: ${page.description}`}`)
    .join('\n');

/** Pages, each under its title. */
export const titled = (pages: readonly Listed[], place: Place): string =>
  pages.map((page) => `## ${linkTo(page, place)}\n\n${page.description}`).join('\n\n');
