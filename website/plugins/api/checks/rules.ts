import {
  type ApiExport,
  type ApiModel,
  type ApiProblem,
  type ApiProperty,
  tokensText,
} from '../model.ts';
import {REFERENCE_PACKAGE} from '../render/links.ts';
import {unsupported} from '../render/rich.ts';
import {isRelease} from '../since.ts';

const tableProblem = (text: string, of: string, source: ApiProperty['source']): ApiProblem[] => {
  const kinds = unsupported(text);
  return kinds.length
    ? [
        {
          ...source,
          what: `The description of ${of} uses Markdown that a table cell cannot show: ${kinds.join(', ')}.`,
          mend: 'Use paragraphs, lists, `code`, emphasis and links there.',
        },
      ]
    : [];
};

function described(item: ApiExport, kind: string, property: ApiProperty): ApiProblem[] {
  const of = `${kind} ${property.name} of ${item.name}`;
  if (property.description) return tableProblem(property.description, of, property.source);
  const mend =
    kind === 'property'
      ? 'Write /** … */ on the line above it: what it is, its unit and limits.'
      : `Write @${kind === 'parameter' ? 'param' : 'typeParam'} ${property.name} - … in the comment of ${item.name}.`;
  return [{...property.source, what: `The ${of} has no description.`, mend}];
}

function valueProblems(item: ApiExport): ApiProblem[] {
  return item.values.flatMap((value): ApiProblem[] => {
    const text = value.name ?? tokensText(value.value);
    if (value.description) {
      return tableProblem(value.description, `${text} of ${item.name}`, value.source);
    }
    return [
      {
        ...value.source,
        what: `The value ${text} of ${item.name} has no description.`,
        mend:
          value.name === undefined
            ? 'Write /** … */ on a line of its own before the bar of the member.'
            : 'Write /** … */ on the line above the member.',
      },
    ];
  });
}

/** Documented defaults of props that a component's code contradicts. */
function defaultProblems(item: ApiExport, byId: ReadonlyMap<string, ApiExport>): ApiProblem[] {
  const props = item.parameters[0]?.type.flatMap((token) => byId.get(token.target ?? '') ?? []);
  return (props ?? []).flatMap((type) =>
    type.properties.flatMap((property): ApiProblem[] => {
      const used = item.defaults[property.name];
      if (used === undefined || used === property.default) return [];
      return [
        {
          ...property.source,
          what: `${item.name} uses ${used} when ${property.name} is left out, but its comment says ${property.default ?? 'nothing'}.`,
          mend: `Write "@default ${used}" in the comment of ${property.name}, or change the code.`,
        },
      ];
    }),
  );
}

/** `@since` of what a release can't be, so that nobody would see it. */
const sinceProblems = (items: readonly (ApiExport | ApiProperty)[]): ApiProblem[] =>
  items.flatMap(({name, since, source}) =>
    since === undefined || isRelease(since)
      ? []
      : [
          {
            ...source,
            what: `The comment of ${name} says "@since ${since}", which isn't a version.`,
            mend: 'Write the version that brings it, such as "@since 0.2.0".',
          },
        ],
  );

/** Rules for exports with their own page. */
function pageProblems(item: ApiExport): ApiProblem[] {
  const problems: ApiProblem[] = [];
  if (!item.examples.some((example) => example.code)) {
    problems.push({
      ...item.source,
      what: `${item.name} has no example.`,
      mend: 'Write @example with a ```ts fence that imports it and makes a value.',
    });
  }
  if (!item.category) {
    problems.push({
      ...item.source,
      what: `${item.name} has no group on the index page of its area.`,
      mend: 'Write @category with the name of a group in its comment.',
    });
  }
  if (/^(index|readme|reference)$/i.test(item.name)) {
    problems.push({
      ...item.source,
      what: `${item.name} would take the place of the index page.`,
      mend: 'Choose another name.',
    });
  }
  return problems;
}

function exportProblems(item: ApiExport, byId: ReadonlyMap<string, ApiExport>): ApiProblem[] {
  const hasPage = item.entry.startsWith(`${REFERENCE_PACKAGE}/`);
  const isComponent = item.kind === 'component';
  const undocumented: ApiProblem[] = item.summary
    ? []
    : [
        {
          ...item.source,
          what: `The export ${item.name} has no doc comment.`,
          mend: 'Write /** … */ before it: one sentence that says what it is.',
        },
      ];
  const returns = item.returns;
  const silent = tokensText(returns?.type ?? []) === 'void';
  const noReturns: ApiProblem[] =
    item.kind === 'function' && !silent && !returns?.description
      ? [
          {
            ...item.source,
            what: `The function ${item.name} does not say what it returns.`,
            mend: 'Write @returns … in its comment.',
          },
        ]
      : [];
  return [
    ...undocumented,
    ...sinceProblems([item, ...item.properties]),
    ...item.properties.flatMap((property) => described(item, 'property', property)),
    ...item.typeParameters.flatMap((property) => described(item, 'type parameter', property)),
    ...(isComponent ? [] : item.parameters).flatMap((property) =>
      described(item, 'parameter', property),
    ),
    ...noReturns,
    ...valueProblems(item),
    ...(isComponent ? defaultProblems(item, byId) : []),
    ...(hasPage ? pageProblems(item) : []),
  ];
}

/** Everything to fix in the sources, in the order of files and lines. The list of a good model is empty. */
export function checkApi(model: ApiModel): ApiProblem[] {
  const byId = new Map(model.exports.map((item) => [item.id, item]));
  const all = [...model.problems, ...model.exports.flatMap((item) => exportProblems(item, byId))];
  const unique = new Map(
    all.map((problem) => [`${problem.file}:${problem.line} ${problem.what}`, problem]),
  );
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
