import { registerFaces } from '../../registry.ts';
import { shipFace } from './define.ts';
import { SPECIAL_SHIPS } from './ships.ts';

registerFaces(Object.values(SPECIAL_SHIPS).map(shipFace));
