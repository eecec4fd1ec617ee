import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { RefuseStep } from '../decision/refuse-step.tsx';
import { RestrictionStep } from '../restriction/restriction-step.tsx';
import type { Act } from './panel-act.ts';

type ActStepProps = {
  readonly act: Act;
  readonly vehicle: OperatorVehicle;
  readonly onBack: () => void;
  readonly onDone: (news: string) => void;
};

export const ActStep = ({ act, ...rest }: ActStepProps) =>
  act === 'refuse' ? <RefuseStep {...rest} /> : <RestrictionStep kind={act} {...rest} />;
