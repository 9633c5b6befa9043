'use client';

import {createContext, type RefObject} from 'react';

/**
 * The open dialog around a popup, if there is one. A modal dialog is in the browser's top layer and makes the rest
 * of the page inert, so a popup that is portaled to `<body>` would be under it and could not be pressed: whatever is
 * portaled goes into this element instead.
 */
export const PortalContainer = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
