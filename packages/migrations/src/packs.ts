import {migration as badgeKind} from '../packs/badge-kind/migration.ts';
import type {Migration} from './migration.ts';

/** All migrations, by the name of their folder in `packs`. */
export const packs: Readonly<Record<string, Migration>> = {'badge-kind': badgeKind};
