import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { vehicleFields } from '../../content/quoteFields';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { Cluster, Stack } from '../../ui/layout';
import { Small, SubTitle } from '../../ui/text';
import { space } from '../../ui/tokens';
import { emptyVehicle, VEHICLES_MAX } from './draft';
import type { QuoteDraft } from './draft';
import { fieldId } from './steps';
import { VehicleFields } from './VehicleFields';

/** The vehicles, one or more. */
export function VehiclesStep({ thisYear }: { readonly thisYear: number }) {
  const { control } = useFormContext<QuoteDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles' });
  const isFull = fields.length >= VEHICLES_MAX;
  return (
    <Stack $gap={8}>
      {fields.map(({ id }, index) => (
        <Vehicle key={id} role="group" aria-labelledby={fieldId(`vehicles.${String(index)}`)}>
          <Head>
            <SubTitle id={fieldId(`vehicles.${String(index)}`)}>{vehicleFields.legend(index + 1)}</SubTitle>
            {fields.length > 1 && (
              <Button
                $variant="quiet"
                onClick={() => {
                  remove(index);
                  announce(vehicleFields.removed(index + 1));
                }}
              >
                {vehicleFields.remove(index + 1)}
              </Button>
            )}
          </Head>
          <VehicleFields index={index} thisYear={thisYear} />
        </Vehicle>
      ))}
      {isFull ? (
        <Small>{vehicleFields.most(VEHICLES_MAX)}</Small>
      ) : (
        <Cluster>
          <Button
            $variant="secondary"
            onClick={() => {
              append(emptyVehicle(), { focusName: `vehicles.${String(fields.length)}.body_type` });
            }}
          >
            {vehicleFields.add}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

const Vehicle = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-top: ${space(4)};
  border-top: 3px solid var(--ink);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 3rem;
`;
