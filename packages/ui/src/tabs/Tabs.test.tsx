import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  TabsContent,
  TabsDataAttributes,
  TabsList,
  TabsRoot,
  type TabsRootProps,
  TabsTrigger,
} from '@storefront-toolkit/ui/tabs';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const list = (
  <TabsList aria-label="Product information">
    <TabsTrigger value="details">Details</TabsTrigger>
    <TabsTrigger value="care">Care</TabsTrigger>
    <TabsTrigger value="sizes" disabled>
      Sizes
    </TabsTrigger>
    <TabsTrigger value="delivery">Delivery</TabsTrigger>
  </TabsList>
);

function ProductTabs(props: Partial<TabsRootProps>) {
  return (
    <TabsRoot defaultValue="details" {...props}>
      {list}
      <TabsContent value="details">Woven from lambswool</TabsContent>
      <TabsContent value="care">
        <p id="washing">Wash by hand</p>
      </TabsContent>
      <TabsContent value="sizes">One size</TabsContent>
      <TabsContent value="delivery">Two to four days</TabsContent>
    </TabsRoot>
  );
}

describeConformance(
  'TabsRoot @claim-tabs.elements',
  <TabsRoot defaultValue="details">{list}</TabsRoot>,
  HTMLDivElement,
);
describeConformance('TabsList @claim-tabs.elements', list, HTMLDivElement, {
  wrap: (part) => <TabsRoot defaultValue="details">{part}</TabsRoot>,
});
describeConformance(
  'TabsTrigger @claim-tabs.elements',
  <TabsTrigger value="care">Care</TabsTrigger>,
  HTMLButtonElement,
  {
    wrap: (part) => (
      <TabsRoot defaultValue="care">
        <TabsList aria-label="Product information">{part}</TabsList>
      </TabsRoot>
    ),
  },
);
describeConformance(
  'TabsContent @claim-tabs.elements',
  <TabsContent value="care">Wool</TabsContent>,
  HTMLDivElement,
  {
    wrap: (part) => (
      <TabsRoot defaultValue="details">
        {list}
        {part}
      </TabsRoot>
    ),
  },
);

const tab = (name: string) => screen.getByRole('tab', {name});
const contentOf = (name: string) =>
  document.getElementById(tab(name).getAttribute('aria-controls') ?? '')!;
const selected = () =>
  screen.getAllByRole('tab', {selected: true}).map((element) => element.textContent);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
  history.replaceState(null, '', location.pathname);
});

describe('Tabs', () => {
  it('tie each tab to its content, and select one @claim-tabs.relations @claim-tabs.pattern', () => {
    render(<ProductTabs />);
    expect(selected()).toEqual(['Details']);
    expect(tab('Details').tabIndex).toBe(0);
    expect(tab('Care').tabIndex).toBe(-1);
    expect(contentOf('Care').textContent).toBe('Wash by hand');
    expect(contentOf('Care').getAttribute('aria-labelledby')).toBe(tab('Care').id);
    expect(contentOf('Details').hasAttribute(TabsDataAttributes.selected)).toBe(true);
    expect(contentOf('Details').hasAttribute('hidden')).toBe(false);
    expect(errors).not.toHaveBeenCalled();
  });

  it('leave what is not selected for a search in the page @claim-tabs.find-in-page', () => {
    render(<ProductTabs />);
    expect(contentOf('Care').getAttribute('hidden')).toBe('until-found');
    act(() => void contentOf('Care').dispatchEvent(new Event('beforematch')));
    expect(selected()).toEqual(['Care']);
    expect(contentOf('Care').hasAttribute('hidden')).toBe(false);
    expect(contentOf('Details').getAttribute('hidden')).toBe('until-found');
  });

  it('are tied in the HTML of the server, which hides nothing by an attribute @claim-tabs.server', () => {
    document.body.innerHTML = renderToString(<ProductTabs />);
    for (const one of document.querySelectorAll('[role="tab"]')) {
      const content = document.getElementById(one.getAttribute('aria-controls') ?? '');
      expect(content?.getAttribute('role')).toBe('tabpanel');
      expect(content?.getAttribute('aria-labelledby')).toBe(one.id);
      expect(content?.hasAttribute('hidden')).toBe(false);
    }
    const reached = [...document.querySelectorAll<HTMLElement>('[role="tab"][tabindex="0"]')];
    expect(reached.map(({textContent}) => textContent)).toEqual(['Details']);
    document.body.innerHTML = '';
  });

  it('have a link to each content in the HTML of the server, for readers without scripts @claim-tabs.no-script', () => {
    const template = document.createElement('template');
    template.innerHTML = renderToString(<ProductTabs />);
    const noscript = template.content.querySelector('noscript')!;
    // A browser reads it as text or as elements, and runs scripts in the first case alone.
    const page = new DOMParser().parseFromString(
      noscript.innerHTML.includes('&lt;') ? noscript.textContent : noscript.innerHTML,
      'text/html',
    );
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Product information');
    const links = [...page.querySelectorAll('nav > a')];
    expect(links.map(({textContent}) => textContent)).toEqual([
      'Details',
      'Care',
      'Sizes',
      'Delivery',
    ]);
    for (const link of links) {
      const id = decodeURIComponent(link.getAttribute('href')!.slice(1));
      const content = template.content.querySelector(`[id="${id}"]`)!;
      const name = template.content.querySelector(
        `[id="${content.getAttribute('aria-labelledby')}"]`,
      );
      expect(name?.textContent).toBe(link.textContent);
    }
    expect(page.querySelector('[role], [id], button')).toBeNull();
  });

  it('show what is passed in as it is: elements, which a server may have rendered @claim-tabs.server-children', () => {
    render(<ProductTabs defaultValue="care" />);
    expect(contentOf('Care').innerHTML).toBe('<p id="washing">Wash by hand</p>');
  });

  it('select with the focus when they are automatic', () => {
    render(<ProductTabs />);
    act(() => tab('Care').focus());
    expect(selected()).toEqual(['Care']);
  });

  it('wait for a click when they are manual @claim-tabs.manual', () => {
    render(<ProductTabs activation="manual" />);
    act(() => tab('Care').focus());
    expect(selected()).toEqual(['Details']);
    fireEvent.click(tab('Care'));
    expect(selected()).toEqual(['Care']);
  });

  it('pass over a disabled tab @claim-tabs.disabled', () => {
    render(<ProductTabs defaultValue="care" />);
    act(() => tab('Care').focus());
    fireEvent.keyDown(tab('Care'), {key: 'ArrowRight'});
    expect(document.activeElement).toBe(tab('Delivery'));
  });

  it('turn the arrow keys around where text runs from right to left @claim-tabs.right-to-left', () => {
    render(<ProductTabs />);
    screen.getByRole('tablist').style.direction = 'rtl';
    act(() => tab('Details').focus());
    fireEvent.keyDown(tab('Details'), {key: 'ArrowLeft'});
    expect(document.activeElement).toBe(tab('Care'));
    fireEvent.keyDown(tab('Care'), {key: 'ArrowRight'});
    expect(document.activeElement).toBe(tab('Details'));
  });

  it('leave keys with a modifier to the browser', () => {
    render(<ProductTabs />);
    act(() => tab('Details').focus());
    fireEvent.keyDown(tab('Details'), {key: 'ArrowRight', altKey: true});
    expect(document.activeElement).toBe(tab('Details'));
  });

  it('let the state of the application decide @claim-tabs.controlled', () => {
    const onValueChange = vi.fn();
    render(<ProductTabs value="details" onValueChange={onValueChange} />);
    fireEvent.click(tab('Care'));
    expect(onValueChange.mock.calls).toEqual([['care']]);
    expect(selected()).toEqual(['Details']);
  });

  it('are named by other ids on each use', () => {
    render(
      <>
        <ProductTabs />
        <ProductTabs />
      </>,
    );
    const ids = [...document.querySelectorAll('[role="tab"]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(8);
  });
});

describe('linked tabs', () => {
  it('are selected by the address, also by the id of what is in their content @claim-tabs.linked', async () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    history.replaceState(null, '', '#washing');
    render(<ProductTabs linked />);
    expect(selected()).toEqual(['Care']);
    expect(contentOf('Care').id).toBe('care');
    await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledOnce());
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('washing')]);
  });

  it('follow a change of the address', () => {
    render(<ProductTabs linked />);
    history.replaceState(null, '', '#delivery');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(selected()).toEqual(['Delivery']);
  });

  it('write the address without an entry in the history @claim-tabs.linked @claim-tabs.history', () => {
    render(<ProductTabs linked />);
    const entries = history.length;
    fireEvent.click(tab('Care'));
    expect(location.hash).toBe('#care');
    expect(history.length).toBe(entries);
  });

  it('stay where they are at a hash that is not theirs, or none', () => {
    history.replaceState(null, '', '#%E0%A4%A');
    render(<ProductTabs linked />);
    expect(selected()).toEqual(['Details']);
  });

  it('are not written without being linked', () => {
    history.replaceState(null, '', '#care');
    render(<ProductTabs />);
    expect(selected()).toEqual(['Details']);
    fireEvent.click(tab('Delivery'));
    expect(location.hash).toBe('#care');
  });
});

describe('wrong use is reported in development', () => {
  it.each([
    ['no tab to begin with', <TabsRoot />, 'as `defaultValue`'],
    [
      'a list without a name',
      <TabsRoot defaultValue="care">
        <TabsList />
      </TabsRoot>,
      'Pass `aria-label',
    ],
    [
      'a value with a space',
      <TabsRoot defaultValue="care">
        <TabsTrigger value="size guide">Size guide</TabsTrigger>
      </TabsRoot>,
      'Use letters, digits and hyphens',
    ],
  ])('%s', (_case, element, remedy) => {
    render(element);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(/^Storefront Toolkit: <Tabs/);
    expect(String(errors.mock.lastCall?.[0])).toContain(remedy);
  });

  it('a part outside of the root throws', () => {
    expect(() => render(<TabsTrigger value="care">Care</TabsTrigger>)).toThrow(
      /<TabsTrigger> is outside of <TabsRoot>.*Put it inside/,
    );
  });
});
