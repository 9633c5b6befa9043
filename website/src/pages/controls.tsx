export {default} from './_controls/ControlsPage';
