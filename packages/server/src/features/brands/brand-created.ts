import { happening } from '../../platform/happenings/happening.ts';

/** Somebody added a brand, here or by an invitation's link: it has its row and its owner. */
export const brandCreated = happening<{ brandId: number }>('brand-created');
