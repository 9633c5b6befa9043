import {expect, it} from 'vitest';
import {findComponents} from './catalog';
import {bundleEntry, measure} from './measure';

const components = findComponents();

async function bundleOf(name: string) {
  const component = components.find((one) => one.name === name);
  if (!component) throw new Error(`There is no component ${name}. Take a folder below src.`);
  const bundle = await bundleEntry(component);
  const {clientFiles} = await measure(component, bundle);
  return {...bundle, clientFiles};
}

it.each([
  ['menu-bar', ['internal/PopoverEntry.tsx'], '@claim-menu-bar.client-file'],
  ['navigation/mobile-navigation', [], '@claim-mobile-navigation.no-code'],
  ['forms/input-error', [], '@claim-label.client-files'],
  ['theme', ['theme/LiveThemeProvider.tsx'], '@claim-theme.no-code'],
])('%s sends no file to the browser but %j %s', async (name, files) => {
  const {clientFiles} = await bundleOf(name);
  expect(clientFiles).toEqual(files.map((file) => `packages/ui/src/${file}`));
});

it('renders the blocks of a modal where the modal is rendered, outside of client files @claim-modal.render-block', async () => {
  const {clientFiles, metafile} = await bundleOf('modal');
  const callers = Object.keys(metafile.inputs).filter((file) => /\/Modal\.tsx$/.test(file));
  expect(callers).toEqual(['packages/ui/src/modal/Modal.tsx']);
  expect(clientFiles).not.toContain(callers[0]);
});

it('holds no parser and no sanitizer for rich text @claim-rich-text.no-parser', async () => {
  const {metafile, text} = await bundleOf('text-components/rich-text');
  const packages = Object.keys(metafile.inputs)
    .filter((file) => file.startsWith('node_modules/'))
    .map((file) => file.split('/')[1]);
  expect([...new Set(packages)].sort()).toEqual(['class-variance-authority', 'clsx']);
  expect(text).not.toMatch(/innerHTML|DOMParser|dangerouslySet/i);
});

it('needs the client for the controls of a form, but not for their labels @claim-label.client-files', async () => {
  const {clientFiles} = await bundleOf('forms/label');
  const files = clientFiles.map((file) => file.replace('packages/ui/src/forms/', ''));
  expect(files).toEqual(expect.arrayContaining(['label/Field.tsx', 'label/FieldGroup.tsx']));
  expect(files).not.toContain('label/Label.tsx');
});

it('needs the client for the blocks that react, and for nothing of the page itself @claim-contentpage.client-files', async () => {
  const {clientFiles} = await bundleOf('contentpage');
  const folders = clientFiles.map((file) => file.split('/').slice(3, -1).join('/'));
  expect([...new Set(folders)].sort()).toEqual([
    'carousel',
    'internal',
    'internal/modal',
    'internal/overlay',
    'internal/video',
  ]);
});
