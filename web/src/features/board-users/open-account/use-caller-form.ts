import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { languages } from '../../../lib/i18n.ts';
import { optionalText, phoneNumber, requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { openAccount } from '../user-calls.ts';
import { callersQuery } from './callers.ts';

const schema = z.object({
  phoneNumber: phoneNumber(),
  lastName: requiredText(100),
  firstName: requiredText(100),
  patronymic: optionalText(100),
  language: z.enum(languages),
});

const nobody = { phoneNumber: '', lastName: '', firstName: '', patronymic: '', language: 'RU' as const };
const pauseMs = 300;

/** `known`: the existing account with this phone. */
export const useCallerForm = () => {
  const navigate = useNavigate();
  const flow = useFormFlow({
    schema,
    defaultValues: nobody,
    submit: async ({ patronymic, ...caller }) => {
      const opened = await openAccount({ ...caller, ...(patronymic !== '' && { patronymic }) });
      flow.form.reset();
      await navigate({ to: '/users/$id', params: { id: opened.id }, ignoreBlocker: true });
    },
  });
  const [typed] = useDebouncedValue(useWatch({ control: flow.control, name: 'phoneNumber' }), pauseMs);
  const phone = schema.shape.phoneNumber.safeParse(typed);
  const { data: known } = useQuery(callersQuery(phone.success ? phone.data : ''));
  return { flow, known };
};

export type CallerFlow = ReturnType<typeof useCallerForm>['flow'];
