import type {Random} from './random.ts';
import {ACTIONS, ACTORS, ADVICE, OBJECTS, REASONS} from './words.ts';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** One sentence about the subject of a page. */
function sentence(random: Random, subject: string): string {
  const pick = <T>(list: readonly T[]) => random.pick(list);
  const forms = [
    () => `${pick(ACTORS)} ${pick(ACTIONS)} ${pick(REASONS)}.`,
    () => `For ${subject}, ${lower(pick(ACTORS))} ${pick(ACTIONS)}.`,
    () => `${pick(ACTORS)} ${pick(ACTIONS)}, and ${lower(pick(ACTORS))} ${pick(ACTIONS)}.`,
    () => `This matters for ${subject} ${pick(REASONS)}.`,
    () => `If ${lower(pick(ACTORS))} ${pick(ACTIONS)}, **${pick(OBJECTS)}** stay as they are.`,
    () => pick(ADVICE),
  ];
  return pick(forms)();
}

export function sentences(random: Random, subject: string, count: number): string {
  return Array.from({length: count}, () => sentence(random, subject)).join(' ');
}

export function paragraphs(random: Random, subject: string, count: number): string {
  return Array.from({length: count}, () => sentences(random, subject, random.int(3, 5))).join(
    '\n\n',
  );
}

export function list(random: Random, subject: string, count: number): string {
  return Array.from({length: count}, () => `- ${sentence(random, subject)}`).join('\n');
}
