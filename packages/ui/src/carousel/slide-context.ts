'use client';

import {createContext} from 'react';

/** Which slide of how many a `CarouselItem` is. */
export const SlideContext = createContext({index: 0, count: 0});
