import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './client/settings.ts';
import './design/index.css';

applySettings(document.documentElement);
const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
