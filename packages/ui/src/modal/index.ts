export {Modal, type ModalProps} from './Modal.tsx';
export {ModalDataAttributes} from './data-attributes.ts';
