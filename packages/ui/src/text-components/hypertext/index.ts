export {Hypertext, type HypertextProps} from './Hypertext.tsx';
