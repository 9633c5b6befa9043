export {keyboard} from '../internal/video-hero/keyboard.ts';
