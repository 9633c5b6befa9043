import type {Connection} from '../src/testing/client.ts';
import type {Task} from './tasks.ts';

/** The course of a task. */
export interface Outcome {
  task: Task;
  /** Names of the tools that were called, in order. */
  calls: string[];
  /** Characters of the calls' arguments and answers. */
  characters: number;
  /** Place of the page among the hits of the first search, from 1; 0 if it is not there. */
  place: number;
  /** Whether the first search shows the example. */
  hasExample: boolean;
  /** Why the agent failed; absent if it found all. */
  fault?: string;
}

/** Characters of a token, about, of English and code. */
const TOKEN = 4;

/** Tokens of a task's arguments and answers, about. */
export const tokensOf = ({characters}: Outcome): number => Math.round(characters / TOKEN);

/** The hits of an answer of `search_docs`, and the ids of its examples. */
function shownBy(text: string) {
  const hits = text.matchAll(/^\d+\. (.*)\n\s+https?:\/\/[^/\s]+(\/[^\s#]*)/gm);
  const [, examples = ''] = /^Examples \(get_example\): (.+)$/m.exec(text) ?? [];
  return {
    examples: examples.split(', '),
    hits: [...hits].map(([, heading = '', path = '']) => ({
      path: path.replace(/(?<=.)\/$/, ''),
      component: /\[component ([^\]]+)\]$/.exec(heading)?.[1],
    })),
  };
}

/**
 * Does a task as an agent would who reads well: it searches for the wish as it is, recognizes the right hit or example, and looks
 * up what belongs to it. It uses no path, no name and no id that an answer did not show.
 */
export async function doTask({call}: Connection, task: Task): Promise<Outcome> {
  const calls: string[] = [];
  let [characters, read] = [0, ''];
  const ask = async (name: string, args: Record<string, unknown>) => {
    const {text} = await call(name, args);
    calls.push(name);
    characters += JSON.stringify(args).length + text.length;
    read += text;
    return text;
  };
  const {hits, examples} = shownBy(await ask('search_docs', {query: task.wish}));
  const at = hits.findIndex(({path}) => path === task.page);
  const {example} = task;
  const hasExample = example !== undefined && examples.includes(example);
  const outcome = (fault?: string): Outcome => ({
    task,
    calls,
    characters,
    place: at + 1,
    hasExample,
    ...(fault !== undefined && {fault}),
  });
  if (at < 0 && !hasExample) {
    const shown = [...hits.map(({path}) => path), ...examples].join(', ');
    return outcome(`the search shows ${shown}`);
  }
  let component = hits[at]?.component;
  if (hasExample) {
    const text = await ask('get_example', {id: example});
    component ??= /an example of (\S+)$/m.exec(text)?.[1];
    if (!text.includes(task.page)) return outcome(`the example is not of ${task.page}`);
  }
  if (component === undefined) await ask('get_page', {path: task.page});
  else await ask('get_component', {name: component});
  if (example !== undefined && !hasExample) {
    if (!read.includes(`- ${example}: `)) return outcome(`${component} shows no ${example}`);
    await ask('get_example', {id: example});
  }
  const missing = task.shows.find((text) => !read.includes(text));
  if (missing !== undefined) return outcome(`the agent never read "${missing}"`);
  return outcome();
}
