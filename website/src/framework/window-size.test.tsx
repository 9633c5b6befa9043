import {act, cleanup, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import {useWindowSize} from '../../../node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js';

// The behavior of the theme's helper for the window's size, on which menu and contents rely.
const environment = vi.hoisted(() => ({canUseDOM: true}));
vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: environment}));

function Size({breakpoint}: {breakpoint?: number}) {
  return <p>{useWindowSize(breakpoint === undefined ? {} : {desktopBreakpoint: breakpoint})}</p>;
}

const resizeTo = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

afterEach(() => {
  cleanup();
  environment.canUseDOM = true;
  vi.restoreAllMocks();
});

it('is unknown on the server, then desktop above 996 px, and follows a resize @spec-2.31 @spec-9.16', () => {
  expect(renderToString(<Size />)).toBe('<p>ssr</p>');
  window.innerWidth = 997;
  render(<Size />);
  expect(screen.getByText('desktop')).toBeTruthy();
  resizeTo(996);
  expect(screen.getByText('mobile')).toBeTruthy();
});

it('takes another width as the breakpoint @spec-9.16', () => {
  window.innerWidth = 600;
  render(<Size breakpoint={599} />);
  expect(screen.getByText('desktop')).toBeTruthy();
  resizeTo(599);
  expect(screen.getByText('mobile')).toBeTruthy();
});

it('fails when it is read before there is a window to read it of @spec-8.14', () => {
  environment.canUseDOM = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Size />)).toThrow(
    'getWindowSize() should only be called after React hydration',
  );
});
