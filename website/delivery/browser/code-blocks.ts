import {translate} from '@docusaurus/Translate';
import {copyText, sourceOf} from '@site/src/theme/CodeBlock/copy';

/** Milliseconds that the button says how copying went. */
const FEEDBACK = 2000;

type State = 'idle' | 'copied' | 'selected';

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function show(button: HTMLElement, state: State) {
  const copied = state === 'copied' && translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  button.dataset.state = state;
  button.firstChild!.textContent =
    copied || translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  button.nextElementSibling!.textContent =
    copied || (state === 'selected' ? 'The code is selected. Copy it with the keyboard.' : '');
  clearTimeout(timers.get(button));
  if (state !== 'idle') {
    timers.set(
      button,
      setTimeout(() => show(button, 'idle'), FEEDBACK),
    );
  }
}

/** Copies the page's text as Markdown. */
async function copyPage(button: HTMLElement) {
  // A promise, since Safari forgets the reader's click while the text is on its way.
  const text = fetch(button.dataset.twin!).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText)),
  );
  const said = await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]).then(
    () => 'Copied',
    () => 'Not copied. Open it as Markdown instead.',
  );
  const label = button.textContent;
  button.nextElementSibling!.textContent = button.textContent = said;
  setTimeout(() => (button.textContent = label), FEEDBACK);
}

/** Opens an editor in place of the button's example. Its script isn't the bundler's, whose table of scripts each page loads. */
const edit = (button: HTMLElement) =>
  import(/* webpackIgnore: true */ button.dataset.edit!).then(
    (script: {edit: (button: HTMLElement) => void}) => script.edit(button),
    () => {
      const status = button.parentElement!.querySelector('[role=status]')!;
      status.textContent = button.textContent = 'Not loaded. Reload the page.';
    },
  );

async function copy(button: HTMLElement) {
  const code = button.closest('.code-block')!.querySelector('code')!;
  if (await copyText(sourceOf(code))) {
    show(button, 'copied');
  } else {
    getSelection()?.selectAllChildren(code);
    show(button, 'selected');
  }
}

// One listener serves every block of every page: the blocks themselves are plain HTML.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('.code-block-copy, .page-copy, .code-block-edit');
    if (!button) return;
    const {twin, edit: script} = button.dataset;
    void (twin ? copyPage : script ? edit : copy)(button);
  });
}
