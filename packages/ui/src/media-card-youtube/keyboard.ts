export {keyboard} from '../internal/video-card/keyboard.ts';
