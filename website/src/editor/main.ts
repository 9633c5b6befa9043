import {sourceOf} from '../theme/CodeBlock/copy';
import {type Edited, loadStyles, openEditor} from './open';
import {texts} from './texts';

export {loadStyles, openEditor} from './open';
export {unpack} from './share';

/** Says that a link's code can't be read. */
export const brokenLink = texts.broken;

/** Code that readers changed, by the example's id: an editor that is opened again goes on with it. */
const kept = new Map<string, string>();

/** The example that a button of its code block stands for. */
function exampleOf(block: Element): Edited {
  const example = block.closest<HTMLElement>('[data-example]')!;
  return {
    id: example.dataset.example!,
    path: block.querySelector('.code-block-title')!.textContent,
    source: sourceOf(block.querySelector('code')!) + '\n',
    styles: example.querySelector<HTMLElement>('[data-example-styles]')!.dataset.exampleStyles!,
  };
}

/**
 * Opens the editor in place of an example and its code: the result is where the example was, the code where the code was.
 *
 * @param button - The button in the bar of the code.
 */
export async function edit(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>('.code-block')!;
  if (block.dataset.editing !== undefined) return;
  block.dataset.editing = '';
  await loadStyles();
  const example = exampleOf(block);
  const frame = block.previousElementSibling as HTMLElement;
  frame.dataset.editing = '';
  const editor = openEditor(
    example,
    {result: frame, code: block},
    {
      code: kept.get(example.id),
      close() {
        kept.set(example.id, editor.value());
        editor.close();
        delete block.dataset.editing;
        delete frame.dataset.editing;
        button.focus();
      },
    },
  );
  editor.field.focus();
}
