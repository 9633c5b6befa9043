'use client';

import {createContext} from 'react';
import type {SelectOption} from './SelectRoot.tsx';

/** The facts that a select passes to its parts. */
export interface SelectContextValue {
  items: readonly SelectOption[];
  /** The name, value and browser's help of the native select, which takes the place of the others until React runs. */
  name?: string | undefined;
  value: string | null;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

export const SelectContext = createContext<SelectContextValue>({items: [], value: null});
