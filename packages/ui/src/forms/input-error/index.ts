export {InputError, type InputErrorProps} from './InputError.tsx';
