import {footer} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {NewsletterAction} from './NewsletterForm.tsx';
import {StoreFooter} from './StoreFooter.tsx';

afterEach(cleanup);

const hrefOf = createHrefOf({prefix: '/en'});
const field = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'News by mail'});

function subscribe(email: string) {
  fireEvent.input(field(), {target: {value: email}});
  act(() => field().form?.requestSubmit());
}

describe('StoreFooter', () => {
  it("has the form above the CMS's columns and links", () => {
    render(<StoreFooter footer={footer} hrefOf={hrefOf} action="/newsletter" />);
    const end = within(screen.getByRole('contentinfo'));
    expect(end.getByRole('link', {name: 'Returns'}).getAttribute('href')).toBe('/en/returns');
    expect(end.getByText(footer.copyright)).toBeTruthy();
    expect(field().compareDocumentPosition(end.getByRole('navigation'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('posts to an address without a script, and shows its answer', () => {
    const {rerender} = render(<StoreFooter footer={footer} action="/newsletter" />);
    expect(field().form?.getAttribute('action')).toBe('/newsletter');
    expect(field().form?.method).toBe('post');
    expect(field().required).toBe(true);
    const answer = {error: 'This address has no mailbox.', email: 'jane@example.com'};
    rerender(<StoreFooter key="answer" footer={footer} action="/newsletter" answer={answer} />);
    expect(field().value).toBe('jane@example.com');
    expect(document.getElementById(describedBy().at(-1)!)?.textContent).toBe(answer.error);
  });

  it('calls a server function, and says what comes next', async () => {
    const action = vi.fn<NewsletterAction>((_previous, form) =>
      Promise.resolve({message: `We sent a link to ${form.get('email') as string}.`}),
    );
    render(<StoreFooter footer={footer} action={action} />);
    subscribe('jane@example.com');
    expect(await screen.findByText('We sent a link to jane@example.com.')).toBe(
      screen.getByRole('status'),
    );
    expect(action).toHaveBeenCalledOnce();
    expect(field().value).toBe('');
  });

  it('keeps the address beside the error of a server function', async () => {
    render(
      <StoreFooter
        footer={footer}
        action={() => Promise.resolve({error: 'It is subscribed.', email: 'jane@example.com'})}
      />,
    );
    subscribe('jane@example.com');
    expect(await screen.findByText('It is subscribed.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(describedBy().at(-1)!)?.textContent).toBe('It is subscribed.');
    expect(field().value).toBe('jane@example.com');
  });

  it('is the same text from a server', () => {
    const block = <StoreFooter footer={footer} hrefOf={hrefOf} action="/newsletter" />;
    const served = document.createElement('div');
    served.innerHTML = renderToString(block);
    expect(served.textContent).toBe(render(block).container.textContent);
    expect(served.textContent).toContain('Subscribe');
  });
});

const describedBy = () => field().getAttribute('aria-describedby')?.split(' ') ?? [];
