import type { Module } from '../../platform/module.ts';
import { bindReportsRoutes } from './reports.routes.ts';

export const reportsModule: Module = { name: 'reports', tables: [], routes: bindReportsRoutes };
