import {cleanup, render} from '@testing-library/react';
import {act, cloneElement, createRef, type ReactElement, type Ref} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';

/** Props that a component hands on to the element it documents. */
interface HandedOnProps {
  ref?: Ref<never>;
  className?: string;
  style?: Record<string, string>;
  id?: string;
  'data-testid'?: string;
}

/**
 * What every component keeps: `ref`, `className`, `style` and unknown props reach the documented element, and
 * its server HTML hydrates without a warning.
 *
 * @param name The component, as tests name it.
 * @param element The component with the props it needs.
 * @param elementType Class of the documented element, which is the outermost one.
 */
export function describeConformance(
  name: string,
  element: ReactElement,
  elementType: typeof HTMLElement,
) {
  const rootOf = ({container}: {container: HTMLElement}) =>
    container.firstElementChild as HTMLElement;
  const withProps = (props: HandedOnProps) =>
    cloneElement(element as ReactElement<HandedOnProps>, props);

  describe(`${name} conformance`, () => {
    afterEach(cleanup);

    it('hands the ref to the documented element', () => {
      const ref = createRef<HTMLElement>();
      const {container} = render(withProps({ref: ref as Ref<never>}));
      expect(ref.current).toBeInstanceOf(elementType);
      expect(ref.current).toBe(container.firstElementChild);
    });

    it('adds className to its own class names', () => {
      const plain = rootOf(render(element)).className;
      const root = rootOf(render(withProps({className: 'from-outside'})));
      expect([...root.classList]).toEqual(
        expect.arrayContaining([...plain.split(' '), 'from-outside']),
      );
    });

    it('hands style and unknown props to the documented element', () => {
      const root = rootOf(
        render(withProps({style: {color: 'red'}, id: 'chosen', 'data-testid': 'handed-on'})),
      );
      expect(root.style.color).toBe('red');
      expect(root.id).toBe('chosen');
      expect(root.dataset.testid).toBe('handed-on');
    });

    it('hydrates its server HTML without a warning', async () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const container = document.createElement('div');
      container.innerHTML = renderToString(element);
      const serverHtml = container.innerHTML;
      const recovered = vi.fn();
      const root = await act(() =>
        hydrateRoot(container, element, {onRecoverableError: recovered}),
      );
      expect(recovered).not.toHaveBeenCalled();
      expect(errors).not.toHaveBeenCalled();
      expect(container.innerHTML).toBe(serverHtml);
      act(() => root.unmount());
      errors.mockRestore();
    });
  });
}
