import {bytes} from './measure/bytes.ts';
import {clicks} from './measure/click.ts';
import {measureFirstAnswer} from './measure/first-answer.ts';
import {firstClick} from './measure/first-click.ts';
import {lighthouse} from './measure/lighthouse.ts';
import type {BrowserPart, Outcome} from './measure/sample.ts';
import {tasks} from './measure/tasks.ts';
import {windowClicks} from './measure/window.ts';
import type {Unit} from './report/format.ts';

/** A part of the benchmarks, which can be run alone. */
export interface Part {
  id: string;
  title: string;
  /** The subject and the method, for the reader of the results. */
  about: string;
  unit: (figure: string) => Unit;
  /** Its actions in a browser. */
  inBrowser?: BrowserPart;
  /** Measures a program of this repository, beside no other site. The builds have neither this nor a browser. */
  ofProgram?: {
    /** More than other parts have: a start is short, and varies. */
    runs: number;
    measure: (runs: number, report: (message: string) => void) => Promise<Outcome>;
  };
}

/** All parts, in the order in which they run and are shown. */
export const PARTS: readonly Part[] = [
  {
    id: 'bytes',
    title: 'Bytes',
    about:
      'Bodies as they come over the network, compressed by Brotli. After intent: the pointer goes to the first button. Link hover: on another visit, it goes to the first link of the content.',
    unit: () => 'kB',
    inBrowser: bytes,
  },
  {
    id: 'lighthouse',
    title: 'Lighthouse',
    about: 'The performance category with its settings for a phone.',
    unit: (figure) => (/^performance$|shift/.test(figure) ? 'score' : 'ms'),
    inBrowser: lighthouse,
  },
  {
    id: 'clicks',
    title: 'From a click on a link to the painted heading',
    about:
      'At full speed and with the processor slowed down four times. Cold: clicked right after the load. Warmed: the pointer rested on the link for three seconds.',
    unit: () => 'ms',
    inBrowser: clicks,
  },
  {
    id: 'window',
    title: 'From a click on a link to the painted heading, in a window',
    about:
      'As above, warmed, in a window on a screen of its own, with a profile that lets the browser fetch pages ahead. The pointer and the click are those of the screen. All threads of pages are slowed down, also those of pages that are rendered ahead. Each site gets the speculation rules that its own server sends.',
    unit: (figure) => (figure.endsWith('ahead') ? 'score' : 'ms'),
    inBrowser: windowClicks,
  },
  {
    id: 'first-click',
    title: 'From a first click to its effect',
    about:
      'The button for the color mode is clicked right after the load, with the processor slowed down four times. Lost is the share of the clicks that have had no effect after five seconds.',
    unit: (figure) => (figure === 'lost' ? 'score' : 'ms'),
    inBrowser: firstClick,
  },
  {
    id: 'tasks',
    title: 'The longest task of the main thread',
    about: 'On the longest page of each site, with the processor slowed down four times.',
    unit: () => 'ms',
    inBrowser: tasks,
  },
  {
    id: 'first-answer',
    title: "The MCP server's first answer",
    about:
      'From the start of the program of packages/mcp until it lists its tools, over standard input and output. It takes turns with a Node that does nothing, "node -e 0". The last figure is what the answer takes beyond 1.5 times that.',
    unit: (figure) => (figure.includes('times') ? '×' : 'ms'),
    ofProgram: {runs: 15, measure: measureFirstAnswer},
  },
  {
    id: 'builds',
    title: 'Builds',
    about:
      'Production builds of the corpus. Cold: nothing is left of earlier builds. Warm: the same again. One page changed: after another sentence in one page. More than 1,000 pages are built cold, by this site and by Docusaurus. Memory is the most that all processes of a build held at once; what they share counts for each.',
    unit: (figure) => (figure.endsWith('memory') ? 'MB' : 's'),
  },
];
