export { MyGamesPage as default } from './my-games/my-games-page.tsx';
