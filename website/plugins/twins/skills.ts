import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Place} from '../../src/twins/addresses';

/** The front matter by which a guide is a skill too: instructions that a coding agent loads for a task. */
export interface Skill {
  /** Lowercase letters, digits and single hyphens between them, at most 64 characters. */
  name: string;
  /** The task, and when to use it, in at most 1,024 characters. */
  description: string;
}

/** A page that is a skill, with its whole twin. */
interface SkillPage {
  route: string;
  text: string;
  skill?: unknown;
}

const NAME = /^(?=.{1,64}$)[a-z\d]+(?:-[a-z\d]+)*$/;
const LONGEST_DESCRIPTION = 1024;

/** Schema of the index of skills, version 0.2. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Reads the front matter of a page that has some for a skill. */
function skillOf({route, skill}: SkillPage): Skill {
  const {name, description} = Object(skill) as Record<string, unknown>;
  const isName = typeof name === 'string' && NAME.test(name);
  const length = typeof description === 'string' ? description.length : 0;
  if (isName && length > 0 && length <= LONGEST_DESCRIPTION) {
    return {name, description: String(description)};
  }
  throw new Error(
    `The front matter "skill" of ${route} is wrong, so agents could not load it. Give it a \`name\` of lowercase letters, digits ` +
      `and hyphens (at most 64), and a \`description\` of at most ${LONGEST_DESCRIPTION} characters.`,
  );
}

/** The skill's file: its front matter, then the page's text. */
const fileOf = ({name, description}: Skill, text: string) =>
  `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n${text.replace(/^---\n[^]*?\n---\n/, '')}`;

/**
 * Writes the guides that are skills where agents look for them, with an index of version 0.2, and one of version 0.1, which older
 * programs read.
 *
 * @throws If the front matter of one is wrong, or two have the same name.
 */
export function writeSkills(
  root: string,
  pages: readonly SkillPage[],
  {url, baseUrl}: Place,
): void {
  const skills = pages
    .filter(({skill}) => skill !== undefined)
    .map((page) => {
      const skill = skillOf(page);
      return {...skill, file: fileOf(skill, page.text)};
    });
  const names = skills.map(({name}) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two pages are the skill "${twice}". Give one another name.`);
  if (skills.length === 0) return;
  const write = (file: string, text: string) => {
    const target = path.join(root, '.well-known', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  };
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  for (const {name, file} of skills) {
    write(`agent-skills/${name}/SKILL.md`, file);
    write(`skills/${name}/SKILL.md`, file);
  }
  write(
    'agent-skills/index.json',
    json({
      $schema: SCHEMA,
      skills: skills.map(({name, description, file}) => ({
        name,
        type: 'skill-md',
        description,
        url: `${url}${baseUrl}.well-known/agent-skills/${name}/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(file).digest('hex')}`,
      })),
    }),
  );
  write(
    'skills/index.json',
    json({
      skills: skills.map(({name, description}) => ({name, description, files: ['SKILL.md']})),
    }),
  );
}
