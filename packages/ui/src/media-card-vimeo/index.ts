export {MediaCardVimeo, type MediaCardVimeoProps} from './MediaCardVimeo.tsx';
