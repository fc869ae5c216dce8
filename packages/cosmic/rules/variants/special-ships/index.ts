import { registerFaces } from '../../registry/registry.ts';
import { shipFace } from './define.ts';
import { SPECIAL_SHIPS } from '../../../content/special-ships/ships.ts';

registerFaces(Object.values(SPECIAL_SHIPS).map(shipFace));
