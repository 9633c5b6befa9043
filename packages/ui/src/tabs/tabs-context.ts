'use client';

import {createContext, use} from 'react';
import type {TabsOrientation, TabsVariant} from './variants.ts';

/** The state that tabs pass to their parts. */
export interface TabsState {
  /** Value of the selected tab. */
  value: string | undefined;
  /** Selects a tab for the shopper, and writes it to the address of linked tabs. */
  select: (value: string) => void;
  /** Selects a tab for the browser: by the address, or by a search in the page. */
  show: (value: string) => void;
  /** Whether the tabs follow the hash of the address. */
  linked: boolean;
  /** Whether a tab is selected as soon as it has the focus. */
  automatic: boolean;
  orientation: TabsOrientation;
  variant: TabsVariant;
  /** Id of the trigger of a tab. */
  triggerId: (value: string) => string;
  /** Id of the content of a tab. */
  contentId: (value: string) => string;
  /** Whether the triggers are links to the contents, which need no scripts. */
  asLinks?: boolean | undefined;
}

export const TabsContext = createContext<TabsState | undefined>(undefined);

/** The state of the tabs around a part. Throws outside of them, because nothing could work there. */
export function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (state) return state;
  throw new Error(
    process.env.NODE_ENV === 'production'
      ? `<${part}> needs <TabsRoot>`
      : `Storefront Toolkit: <${part}> is outside of <TabsRoot>, so no tab is selected. ` +
          'Put it inside.',
  );
}
