'use client';

import {createContext} from 'react';

/** What a radio group tells its items. */
export interface RadioGroupContextValue {
  name: string;
  required: boolean;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);
