'use client';

import {Drawer} from '@base-ui/react/drawer';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {modalDescriptionClassName, modalTitleClassName} from '../internal/modal/class-names.ts';

/** The heading of the drawer, and its name for screen readers. Accepts all props of `<h2>`. */
export function DrawerTitle({className, ...rest}: ComponentProps<'h2'>) {
  return <Drawer.Title {...rest} className={clsx(modalTitleClassName, className)} />;
}

/** One or two sentences below the title, read when the drawer opens. Accepts all props of `<p>`. */
export function DrawerDescription({className, ...rest}: ComponentProps<'p'>) {
  return <Drawer.Description {...rest} className={clsx(modalDescriptionClassName, className)} />;
}
