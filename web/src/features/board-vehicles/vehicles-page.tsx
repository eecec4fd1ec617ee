import { Outlet } from '@tanstack/react-router';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { VehiclesList } from './list/vehicles-list.tsx';

/** All vehicles, by what has to be done about them; one of them open beside the list. */
export const VehiclesPage = () => (
  <ListWithPanel panel={<Outlet />}>
    <VehiclesList />
  </ListWithPanel>
);
