'use client';

import {createContext} from 'react';

/** The facts that a radio group passes to its items. */
export interface RadioGroupContextValue {
  name: string;
  required: boolean;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
