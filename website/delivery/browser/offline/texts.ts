import type {Reason} from './failure';

/** The thing that failed: to keep a copy, or to update the one that is there. */
type Attempt = 'keep' | 'update';

/** The facts that an error names. */
interface Facts {
  /** Megabytes that the copy takes. */
  size: number;
  /** Megabytes that the browser says it leaves for the site. It may have less. */
  room: number;
  /** The address that the server answered otherwise, with the status. */
  detail: string;
}

const outcome: Record<Attempt, string> = {
  keep: 'Nothing was stored.',
  update: 'The earlier copy is still there.',
};

const size = (megabytes: number) => `${megabytes} MB`;

const reasons: Record<Reason, (facts: Facts) => {why: string; fix: string}> = {
  room: ({size: needed, room}) => ({
    why: `the copy takes ${size(needed)}, and this browser has ${
      room > 0 && room < needed ? `room for ${size(room)}` : 'no room for it'
    }`,
    fix: 'Free up space on your device, or delete data of other sites in the browser’s settings. Then try again.',
  }),
  network: () => ({
    why: 'the connection was lost',
    fix: 'Check your connection, then try again.',
  }),
  answer: ({detail}) => ({
    why: `the server didn’t send ${detail}`,
    fix: 'Try again later.',
  }),
  changed: () => ({
    why: 'a new version of this site was published meanwhile',
    fix: 'Reload the page, then try again.',
  }),
  canceled: () => ({why: 'you canceled', fix: ''}),
  storage: () => ({
    why: 'this browser doesn’t store data for this site',
    fix: 'Allow it in the browser’s settings, or leave the private window. Then try again.',
  }),
};

/** The words of the control that keeps the site for offline. */
export const texts = {
  region: 'Offline copy',
  keep: 'Keep for offline',
  cancel: 'Cancel',
  remove: 'Remove the copy',
  progress: 'Stored pages and files',
  offer: (megabytes: number) =>
    `Read and search this site without a connection. The copy takes about ${size(megabytes)}.`,
  keeping: 'Storing all pages…',
  kept: (pages: number, megabytes: number) =>
    `Kept for offline: ${pages} pages, ${size(megabytes)}. The copy updates when you’re online.`,
  removed: 'The copy was removed.',
  interrupted: 'Not kept: the browser stopped storing. Nothing was stored. Try again.',
  failed(attempt: Attempt, reason: Reason, facts: Facts) {
    const {why, fix} = reasons[reason](facts);
    const what = attempt === 'keep' ? 'Not kept' : 'Not updated';
    return `${what}: ${why}. ${outcome[attempt]} ${fix}`.trim();
  },
  page: {
    title: 'You’re offline',
    lead: 'This page isn’t in your offline copy. It may be new, or the address may be wrong. Check your connection, then reload the page.',
    links: 'Pages in your copy',
    search: 'Search your copy',
  },
} as const;
