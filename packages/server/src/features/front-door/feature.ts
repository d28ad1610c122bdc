import type { Feature } from '../../platform/feature.ts';
import { serveFrontDoor } from './serve-front-door.ts';

export const frontDoorFeature = { routes: serveFrontDoor } satisfies Feature;
