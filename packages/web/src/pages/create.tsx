export { CreatePage as default } from './create/create-page.tsx';
