import {texts} from '../../../src/components/feedback/texts';

/** Milliseconds after which an answer counts as not sent. */
const TIME = 15_000;

const isAnswer = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.matches('.page-feedback form');

type State = 'sending' | 'sent' | 'failed';

/** Says how sending goes. The buttons keep the focus, and are off while there is nothing to send. */
function show(form: HTMLFormElement, state: State, words: string) {
  form.dataset.state = state;
  form.querySelector('[role=status]')!.textContent = words;
  for (const button of form.querySelectorAll('[type=submit]')) {
    button.setAttribute('aria-disabled', String(state !== 'failed'));
  }
}

/** Sends the form, and tells the reason if the server doesn't take it. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  show(form, 'sending', texts.sending);
  const body = new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, value as string]),
  );
  let reason: string = texts.offline;
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: {Accept: 'text/plain'},
      body,
      signal: AbortSignal.timeout(TIME),
    });
    if (answer.ok) return show(form, 'sent', texts.thanks);
    // The first word is the status.
    reason = (await answer.text()).replace(/^\d+\s*/, '').trim();
  } catch {
    // The form says so below, and still has the text.
  }
  show(form, 'failed', `${texts.failed} ${reason}`);
}

// One listener serves the form of every page that is shown in place.
document.addEventListener('submit', (event) => {
  const {target: form, submitter} = event;
  if (!isAnswer(form)) return;
  event.preventDefault();
  const {state} = form.dataset;
  if (state !== 'sending' && state !== 'sent') void send(form, submitter);
});
