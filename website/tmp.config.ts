import config from './docusaurus.config';
export default {...config, onBrokenLinks: 'warn'};
