import type {Block, ModalBlock} from '@storefront-toolkit/types/cms';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ReactElement} from 'react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {IconButton} from '@storefront-toolkit/ui/button';
import {Modal, ModalDataAttributes} from '@storefront-toolkit/ui/modal';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';

installNativeOverlays();

const block: ModalBlock = {
  type: 'Modal',
  id: 'sizes',
  trigger: 'Find your size',
  title: 'Sizes of jackets',
  content: [
    {type: 'PromoText', id: 'first', text: 'Measure over a shirt.'},
    {type: 'PromoText', id: 'second', text: 'Take the larger one.'},
    {type: 'VendorRendered', id: 'other', vendor: 'builder', model: 'hero', payload: null},
  ],
};
const renderBlock = (one: Block) => one.type === 'PromoText' && <p>{one.text}</p>;

describeConformance('Modal', <Modal block={block} renderBlock={renderBlock} />, HTMLDialogElement, {
  wrap: (element: ReactElement) => <div>{element}</div>,
});

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Modal', () => {
  it('makes a button and a dialog of the block, and renders the content in order @claim-modal.native @claim-modal.render-block', () => {
    render(<Modal block={block} renderBlock={renderBlock} />);
    const button = screen.getByRole('button', {name: 'Find your size'});
    fireEvent.click(button);
    const dialog = screen.getByRole('dialog', {name: 'Sizes of jackets'});
    expect(dialog).toBeInstanceOf(HTMLDialogElement);
    const texts = [...dialog.querySelectorAll('p')].map(({textContent}) => textContent);
    expect(texts).toEqual(['Measure over a shirt.', 'Take the larger one.']);
    expect(dialog.hasAttribute(ModalDataAttributes.open)).toBe(true);
    expect(dialog.getAttribute(ModalDataAttributes.size)).toBe('medium');
    expect(button.hasAttribute(ModalDataAttributes.popupOpen)).toBe(true);
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(dialog.hasAttribute(ModalDataAttributes.open)).toBe(false);
  });

  it('has its title as a heading of level two @claim-modal.heading', () => {
    render(<Modal block={block} renderBlock={renderBlock} />);
    fireEvent.click(screen.getByRole('button', {name: 'Find your size'}));
    expect(screen.getByRole('heading', {level: 2, name: 'Sizes of jackets'})).toBeTruthy();
  });

  it('opens by another button', () => {
    render(
      <Modal
        block={block}
        renderBlock={renderBlock}
        closeLabel="Schließen"
        trigger={<IconButton label="Help">?</IconButton>}
      />,
    );
    const button = screen.getByRole('button', {name: 'Help'});
    expect(button.textContent).toBe('?');
    fireEvent.click(button);
    expect(screen.getByRole('button', {name: 'Schließen'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['without a title', {...block, title: ''}],
    ['without content', {...block, content: []}],
  ])('reports a block %s @claim-modal.reports', (what, wrong) => {
    render(<Modal block={wrong} renderBlock={renderBlock} />);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toContain(what);
  });
});
