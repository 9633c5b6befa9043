import type {ComponentPage} from './catalog';

/** The parts of a component's page, in order. Each is a heading or a tag with the component's name. */
function requiredParts(name: string, importName: string): {part: string; pattern: RegExp}[] {
  const tag = (element: string) => new RegExp(`^<${element} of="${name}" />$`, 'm');
  const heading = (text: string) => new RegExp(`^## ${text}$`, 'm');
  return [
    {part: 'introduction', pattern: /^(?![<#`\s])[^\n]{40,}/m},
    {part: 'package manager tabs', pattern: /^```bash npm2yarn$/m},
    {part: 'import', pattern: new RegExp(`from '${importName}'`)},
    {part: 'first live example', pattern: new RegExp(`^<Example of="${name}/`, 'm')},
    {part: 'anatomy', pattern: heading('Anatomy')},
    {part: 'further examples', pattern: heading('Examples')},
    {part: 'API reference', pattern: heading('API reference')},
    {part: 'properties', pattern: new RegExp(`^<PropertiesTable of="${importName}#`, 'm')},
    {part: 'data attributes', pattern: heading('Data attributes and CSS variables')},
    {part: 'keyboard', pattern: heading('Keyboard')},
    {part: 'states', pattern: heading('States')},
    {part: 'states table', pattern: tag('StatesTable')},
    {part: 'accessibility', pattern: heading('Accessibility')},
    {part: 'server and size', pattern: heading('Server and size')},
    {part: 'measured facts', pattern: tag('ComponentFacts')},
    {part: 'source', pattern: heading('Source')},
    {part: 'source links', pattern: tag('SourceLinks')},
  ];
}

/** The faults in the parts of a page: one sentence for each that is missing or in the wrong place. */
export function wrongParts(page: ComponentPage, name: string, importName: string): string[] {
  const found = requiredParts(name, importName).map(({part, pattern}) => ({
    part,
    at: page.content.search(pattern),
  }));
  const missing = found.filter(({at}) => at < 0).map(({part}) => `${part} is missing`);
  const present = found.filter(({at}) => at >= 0);
  const misplaced = present.flatMap(({part, at}, index) => {
    const previous = present[index - 1];
    return previous && at < previous.at ? [`${part} must come after ${previous.part}`] : [];
  });
  return [...missing, ...misplaced];
}

/** Headings of the second level that aren't part of the anatomy. */
export function unknownHeadings(page: ComponentPage, name: string, importName: string): string[] {
  const known = requiredParts(name, importName);
  return [...page.content.matchAll(/^## .*$/gm)]
    .map(([heading]) => heading)
    .filter(
      (heading) =>
        !known.some(({pattern}) => pattern.source.startsWith('^## ') && pattern.test(heading)),
    );
}
