import {type ApiExport, type ApiModel, tokensText} from '../model.ts';
import {type Links, REFERENCE_PACKAGE} from './links.ts';
import {SKIP_SECTION} from '../../search/skipped-sections.ts';
import {listItem} from './lists.ts';

/** Groups of the users of an export, in the order in which they are shown. */
const GROUPS = ['Types', 'Integrations', 'Functions', 'Components'] as const;

function groupOf(user: ApiExport): (typeof GROUPS)[number] {
  if (!user.entry.startsWith(`${REFERENCE_PACKAGE}/`)) return 'Components';
  if (user.kind === 'function') return 'Functions';
  const hasMethods = user.properties.some(({type}) => tokensText(type).includes('=>'));
  return hasMethods && user.category?.startsWith('Integration') ? 'Integrations' : 'Types';
}

const SHOWN = 4;

/** Properties by which one export uses another: "`price` and `listPrice`". Empty where it does so in another way. */
function placesOf(user: ApiExport, used: ApiExport): string {
  const names = user.properties
    .filter(({type}) => type.some(({target}) => target === used.id))
    .map(({name}) => `\`${name}\``);
  const rest = names.length - SHOWN;
  const words = rest > 1 ? [...names.slice(0, SHOWN), `${rest} more`] : names;
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
}

/** The list of everything that mentions an export, by what it is. Empty when nothing does. */
export function usedBy(item: ApiExport, model: ApiModel, links: Links): string[] {
  const users = model.exports.filter(({id}) => item.usedBy.includes(id));
  const groups = GROUPS.map((name) => ({
    name,
    members: users.filter((user) => groupOf(user) === name),
  })).filter(({members}) => members.length);
  if (!groups.length) return [];
  return [
    '## Used by',
    SKIP_SECTION,
    ...groups.flatMap(({name, members}) => [
      ...(groups.length > 1 ? [`### ${name}`] : []),
      members.map((user) => listItem(user, links, placesOf(user, item))).join('\n'),
    ]),
  ];
}
