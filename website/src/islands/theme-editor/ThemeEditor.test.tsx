import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ThemeEditor from './ThemeEditor.tsx';

const SHARED = '?theme=brand:7a2a6b,dark:e7a5db,radius:1,font:georgia';

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, {adoptedStyleSheets: []});
  history.replaceState(null, '', '/page');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (label: string) => screen.getByRole('group', {name: label}).textContent;
const brandField = () => screen.getByLabelText<HTMLInputElement>('Brand in light mode');

it('shows the toolkit’s own look on the server, whatever the address', () => {
  history.replaceState(null, '', `/page${SHARED}`);
  const html = renderToString(<ThemeEditor />);
  expect(html).toContain('value="#b23712"');
  expect(html).not.toContain('7a2a6b');
});

it('takes its state from the address', () => {
  history.replaceState(null, '', `/page${SHARED}`);
  render(<ThemeEditor />);
  expect(brandField().value).toBe('#7a2a6b');
  expect(JSON.parse(shown('ThemeData'))).toMatchObject({
    light: {brand: '#7a2a6b'},
    dark: {brand: '#e7a5db'},
    cornerRadius: 1,
  });
  expect(shown('CSS')).toContain('--color-brand: #7a2a6b;');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('ignores an address that it cannot read, says so, and leaves it until something changes', async () => {
  history.replaceState(null, '', '/page?theme=brand:red');
  render(<ThemeEditor />);
  expect(screen.getByRole('alert').textContent).toContain('couldn’t read the theme');
  expect(brandField().value).toBe('#b23712');
  fireEvent.change(screen.getByLabelText('Font'), {target: {value: 'georgia'}});
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(location.search).toContain('font:georgia'));
});

it('writes what was changed to the address, and takes it off again', async () => {
  history.replaceState({key: 'kept'}, '', '/page?q=wool');
  render(<ThemeEditor />);
  fireEvent.change(brandField(), {target: {value: '#7A2A6B'}});
  await waitFor(() =>
    expect(location.search).toBe('?q=wool&theme=brand:7a2a6b,dark:ff8f63,radius:0.5,font:toolkit'),
  );
  expect(location.hash).toBe('#try-your-brand');
  expect(history.state).toEqual({key: 'kept'});
  fireEvent.click(screen.getByText('Reset to the toolkit’s theme'));
  await waitFor(() => expect(location.search).toBe('?q=wool'));
  expect(shown('CSS')).toContain('own look');
});

it('warns of pairs that cannot be read', () => {
  render(<ThemeEditor />);
  expect(screen.getByText('Every color pair is readable in both modes.')).toBeTruthy();
  fireEvent.change(brandField(), {target: {value: '#f08c66'}});
  expect(screen.getByText(/pairs are too faint to read/)).toBeTruthy();
});

it('keeps a half typed color to itself', () => {
  render(<ThemeEditor />);
  fireEvent.change(brandField(), {target: {value: '#7a2'}});
  expect(brandField().getAttribute('aria-invalid')).toBe('true');
  expect(shown('CSS')).toContain('own look');
  fireEvent.blur(brandField());
  expect(brandField().value).toBe('#b23712');
});
