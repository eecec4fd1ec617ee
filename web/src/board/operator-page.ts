import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { profileQuery } from '../domain/account/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { currentSession } from '../lib/session/session.ts';

const isOperator = () =>
  currentSession().credential?.slot === 'admin' &&
  queryClient.getQueryData(profileQuery.queryKey)?.roles.includes('ADMIN') === true;

/**
 * A page or panel of the console. The router fetches what an address needs before it is known who looks at it; this
 * one is fetched for operators alone, so that a screen in the hall or a driver never gets the console's code.
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
