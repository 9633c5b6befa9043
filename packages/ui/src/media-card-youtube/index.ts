export {MediaCardYouTube, type MediaCardYouTubeProps} from './MediaCardYouTube.tsx';
