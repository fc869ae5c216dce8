import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { offerGames } from './client/games.ts';
import { applySettings } from './client/settings.ts';
import './design/index.css';
import { GAMES } from './games.ts';
import { language } from './text/language.ts';

offerGames(GAMES);
applySettings(document.documentElement);
document.documentElement.lang = language;
const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
