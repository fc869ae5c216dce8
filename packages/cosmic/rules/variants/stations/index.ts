import { registerFaces } from '../../registry/registry.ts';
import { stationFace } from './define.ts';
import { SPACE_STATIONS } from '../../../content/stations/index.ts';

registerFaces(SPACE_STATIONS.map(stationFace));

export type { Station } from './define.ts';
export { SPACE_STATIONS } from '../../../content/stations/index.ts';
