export {useToast} from './context.ts';
export {ToastDataAttributes} from './data-attributes.ts';
export {ToastProvider, type ToastProviderProps} from './ToastProvider.tsx';
export {ToastRegion, type ToastRegionProps} from './ToastRegion.tsx';
export type {ToastAction, ToastManager, ToastOptions} from './toast-options.ts';
export type {ToastTone} from './variants.ts';
