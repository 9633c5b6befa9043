import {cleanup, render, screen} from '@testing-library/react';
import {cloneElement, createRef, type ReactElement, type Ref} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';

/** Props that a component hands on to the element it documents. */
interface HandedOnProps {
  ref?: Ref<never>;
  className?: string;
  style?: Record<string, string>;
  'aria-description'?: string;
  'data-testid'?: string;
}

/** The container of a part that is tested inside another. */
interface ConformanceOptions {
  /**
   * Puts the element into what it needs around it: its root, its list. Without it the documented element must
   * be the outermost one.
   */
  wrap?: (element: ReactElement) => ReactElement;
}

/**
 * Rules of every component: `ref`, `className`, `style` and unknown props reach the documented element, and
 * its server HTML hydrates without a warning and keeps its elements.
 *
 * @param name The component, as tests name it.
 * @param element The component with the props it needs.
 * @param elementType Class of the documented element.
 * @param options The elements around the component.
 */
export function describeConformance(
  name: string,
  element: ReactElement,
  elementType: typeof HTMLElement,
  {wrap}: ConformanceOptions = {},
) {
  const withProps = (props: HandedOnProps) => {
    const part = cloneElement(element as ReactElement<HandedOnProps>, {
      'data-testid': 'documented',
      ...props,
    });
    return wrap ? wrap(part) : part;
  };
  const renderWith = (props: HandedOnProps) => {
    const {container} = render(withProps(props));
    const documented = screen.getByTestId('documented');
    if (!wrap) expect(documented).toBe(container.firstElementChild);
    return documented;
  };

  describe(`${name} conformance`, () => {
    afterEach(cleanup);

    it('hands the ref to the documented element', () => {
      const ref = createRef<HTMLElement>();
      const documented = renderWith({ref: ref as Ref<never>});
      expect(ref.current).toBeInstanceOf(elementType);
      expect(ref.current).toBe(documented);
    });

    it('adds className to its own class names', () => {
      const own = [...renderWith({}).classList];
      cleanup();
      const documented = renderWith({className: 'from-outside'});
      expect([...documented.classList]).toEqual(expect.arrayContaining([...own, 'from-outside']));
    });

    it('hands style and unknown props to the documented element', () => {
      const documented = renderWith({style: {color: 'red'}, 'aria-description': 'Handed on'});
      expect(documented.style.color).toBe('red');
      expect(documented.getAttribute('aria-description')).toBe('Handed on');
    });

    it('hydrates its server HTML without a warning, and keeps its elements', () => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      onTestFinished(() => errors.mockRestore());
      const container = document.body.appendChild(document.createElement('div'));
      const tree = withProps({});
      container.innerHTML = renderToString(tree);
      const served = [...container.querySelectorAll('*')];
      const text = container.textContent;
      const onRecoverableError = vi.fn();
      render(tree, {container, hydrate: true, onRecoverableError});
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(errors).not.toHaveBeenCalled();
      expect(served.filter((one) => !container.contains(one))).toEqual([]);
      expect(container.textContent).toBe(text);
    });
  });
}
