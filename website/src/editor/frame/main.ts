import type {FromFrame, ToFrame} from './messages';
import {watchHeight} from './height';
import {openStyles} from './open-styles';
import {watchErrors} from './errors';
import {run, type Run} from './run';

/** Runs in the frame: does what the page around it asks. It has no other way out than messages. */
const send = (message: FromFrame) => parent.postMessage(message, '*');

const stage = document.querySelector<HTMLElement>('#stage')!;
let present: Run | undefined;

watchErrors((fault, url) => {
  if (present && (url === undefined || url === present.url)) {
    send({type: 'fault', run: present.number, fault});
  }
});

let styles = Promise.resolve();

addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
  // A site that shows this document without a sandbox would run code as this site.
  if (source !== parent || self.origin !== 'null') return;
  switch (data.type) {
    case 'ping':
      return send({type: 'pong'});
    case 'open':
      for (const [name, value] of Object.entries(data.attributes)) {
        document.documentElement.setAttribute(name, value);
      }
      styles = openStyles(data.styles);
      return;
    case 'run':
      present?.stop();
      present = run(stage, data, styles, send);
  }
});

// Forms and links have their events, and do nothing more: another page would close the frame.
addEventListener('submit', (event) => event.preventDefault());
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
});

watchHeight(stage, (height) => send({type: 'height', height}));
send({type: 'ready'});
