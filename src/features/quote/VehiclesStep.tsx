import { useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { vehicleFields } from '../../content/quoteFields';
import { Button } from '../../ui/Button';
import { focusAfterRemoval } from '../../ui/focus';
import { Cluster, Stack } from '../../ui/layout';
import { Small, SubTitle } from '../../ui/text';
import { space } from '../../ui/tokens';
import { emptyVehicle, VEHICLES_MAX } from './draft';
import type { QuoteDraft } from './draft';
import { fieldId } from './steps';
import { VehicleFields } from './VehicleFields';

const headingId = (index: number) => fieldId(`vehicles.${String(index)}`);

/** The vehicles, one or more. */
export function VehiclesStep({ thisYear }: { readonly thisYear: number }) {
  const { control } = useFormContext<QuoteDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'vehicles' });
  const isFull = fields.length >= VEHICLES_MAX;
  return (
    <Stack $gap={8}>
      {fields.map(({ id }, index) => (
        <Vehicle key={id} role="group" aria-labelledby={headingId(index)}>
          <Head>
            <SubTitle id={headingId(index)} tabIndex={-1}>
              {vehicleFields.legend(index + 1)}
            </SubTitle>
            {fields.length > 1 && (
              <Button
                $variant="quiet"
                onClick={() => {
                  // The next one stays and takes this one's number; after the last comes none.
                  const stays = index + 1 < fields.length ? index + 1 : index - 1;
                  focusAfterRemoval(
                    document.getElementById(headingId(stays)),
                    vehicleFields.removed(index + 1),
                  );
                  remove(index);
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
  /* The button's words end where the fields below it do. */
  > button {
    margin-inline-end: -${space(2.5)};
  }
`;
