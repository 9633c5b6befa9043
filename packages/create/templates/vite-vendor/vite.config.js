import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {defineConfig, loadEnv} from 'vite';
import {storeApi} from './src/server/plugin.ts';

export default defineConfig(({mode}) => ({
  // The variables of .env and of the shell. They stay on the server.
  plugins: [react(), tailwindcss(), storeApi(loadEnv(mode, process.cwd(), ''))],
}));
