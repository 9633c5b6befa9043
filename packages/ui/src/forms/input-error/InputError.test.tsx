import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {InputError} from '@storefront-toolkit/ui/forms/input-error';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

describeConformance('InputError', <InputError>Enter a city.</InputError>, HTMLParagraphElement);

afterEach(cleanup);

describe('InputError', () => {
  it.each([undefined, null, false, ''])('renders nothing for %s', (children) => {
    const {container} = render(<InputError>{children}</InputError>);
    expect(container.innerHTML).toBe('');
  });

  it('is quiet unless it is told to announce @claim-input-error.announce', () => {
    const {rerender} = render(<InputError>Enter a city.</InputError>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<InputError announce>Enter a city.</InputError>);
    expect(screen.getByRole('alert').textContent).toBe('Enter a city.');
  });

  it('keeps a role of its own', () => {
    render(<InputError role="status">Enter a city.</InputError>);
    expect(screen.getByRole('status')).toBeTruthy();
  });

  it('is told by an icon too, which is not read @claim-input-error.icon', () => {
    const {container} = render(<InputError>Enter a city.</InputError>);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
