import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { profileQuery } from '../domain/account/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { currentSession } from '../lib/session/session.ts';

const isOperator = () =>
  currentSession().credential?.slot === 'admin' &&
  queryClient.getQueryData(profileQuery.queryKey)?.roles.includes('ADMIN') === true;

/**
 * A lazily loaded console page or panel. The router preloads a URL's code before the role is known; this
 * loads for operators only, so that displays and drivers never download the console's code.
 */
export const operatorPage = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): RouteComponent => {
  const page: RouteComponent = lazyRouteComponent(load, name);
  const { preload } = page;
  page.preload = () => (isOperator() ? preload?.() : undefined);
  return page;
};
