import type {Random} from './random.ts';
import {ACTIONS, AREAS, NOUNS, PROPERTIES, ROLES, TYPES} from './words.ts';

/** A fenced block of code. */
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** An interface declaration with documented fields. */
export function interfaceCode(random: Random, name: string): string {
  const fields = random
    .sample(PROPERTIES, random.int(6, 12))
    .map(
      (field) => `  /** ${random.pick(ACTIONS)} */\n  readonly ${field}: ${random.pick(TYPES)};`,
    );
  return fence('ts', `export interface ${name} {\n${fields.join('\n')}\n}`);
}

function functionCode(random: Random): string {
  const type = `${random.pick(NOUNS)}${random.pick(ROLES)}`;
  const [first, second, third] = random.sample(PROPERTIES, 3);
  const limit = random.int(2, 90);
  return fence(
    'ts',
    `import type {${type}} from '@example/${random.pick(AREAS)}';

/** ${random.pick(ACTIONS)} */
export async function load${type}(${first}: string, signal: AbortSignal): Promise<${type}> {
  const response = await fetch(\`/api/${camel(type)}/\${${first}}?limit=${limit}\`, {signal});
  if (!response.ok) {
    throw new Error(\`${type} \${${first}} was answered with status \${response.status}\`);
  }
  const {${second}, ${third}} = (await response.json()) as ${type};
  return {...(${second} === undefined ? {} : {${second}}), ${third}: ${third} ?? ${limit}} as ${type};
}`,
  );
}

export function componentCode(random: Random, name: string): string {
  const [first, second] = random.sample(PROPERTIES, 2);
  return fence(
    'tsx',
    `import {useState} from 'react';
import {${name}} from '@example/components';

export default function ${name}With${random.pick(NOUNS)}() {
  const [${first}, set${random.pick(NOUNS)}] = useState(${random.int(0, 20)});
  return (
    <section aria-label="${random.pick(NOUNS)}">
      <${name} ${second}={${first}} onChange={(next) => set${random.pick(NOUNS)}(next)} />
      <output>{${first} > ${random.int(2, 9)} ? 'Enough' : 'Add more'}</output>
    </section>
  );
}`,
  );
}

function settingsCode(random: Random): string {
  const settings: Record<string, unknown> = {};
  for (const field of random.sample(PROPERTIES, random.int(4, 8))) {
    settings[field] = random.pick<unknown>([random.int(1, 900), true, false, null, field]);
  }
  return fence('json', JSON.stringify({[random.pick(AREAS)]: settings}, null, 2));
}

function shellCode(random: Random): string {
  const area = random.pick(AREAS);
  return fence(
    'bash',
    `npm install @example/${area}\nnpx ${area} check --limit ${random.int(5, 500)} # stops at the first error`,
  );
}

function styleCode(random: Random): string {
  const area = random.pick(AREAS);
  return fence(
    'css',
    `.${area} {\n  display: grid;\n  gap: ${random.int(1, 4)}rem;\n}\n\n.${area}:has(:focus-visible) {\n  outline: 2px solid var(--${area}-focus);\n}`,
  );
}

/** A block of code as guides have it. Most of it is TypeScript. */
export function anyCode(random: Random): string {
  const kinds = [functionCode, functionCode, functionCode, settingsCode, shellCode, styleCode];
  return random.pick(kinds)(random);
}
