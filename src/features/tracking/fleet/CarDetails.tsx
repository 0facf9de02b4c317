import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { bodyNames, carLookWords, paintNames } from '../../../content/tools/carLook';
import { EmailField } from '../../../forms/EmailField';
import { optionalEmailRule } from '../../../forms/rules/email';
import { cleanEmail } from '../../../lib/text/email';
import { plainText } from '../../../lib/text/text';
import { paints, parseCarCode, vehicleKinds } from '../../../lib/vehicle/carLook';
import type { CarLook } from '../../../lib/vehicle/carLook';
import { announce } from '../../../ui/announce';
import { Button } from '../../../ui/buttons/Button';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { TextField } from '../../../ui/form/TextField';
import { Cluster } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { from, oneColumn, screenOnly, space } from '../../../ui/theme/tokens';
import { carCode, sharedLink } from '../model/trackLink';
import { NOTE_MAX, nameOf } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { refreshRequested, rowEdited } from './model/fleetSlice';

interface CarDetailsProps {
  readonly row: FleetRow;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

const bodyChoices = vehicleKinds.map((value) => ({ value, label: bodyNames[value] }));
const paintChoices = paints.map((value) => ({ value, label: paintNames[value] }));

/** Edits a car's note, e-mail and picture, copies its link, or removes it. */
export function CarDetails({ row, onClose, onRemove }: CarDetailsProps) {
  const dispatch = useDispatch();
  const { reference, picture = '' } = row;
  const look = parseCarCode(picture);
  const form = useForm<CarLook & { note: string; email: string }>({
    // Follows the row, which may get its e-mail address while it's edited, except where the visitor typed.
    values: { note: row.note, email: row.email, ...look },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState, control } = form;
  const body = useWatch({ control, name: 'body' });

  const submit = handleSubmit((values) => {
    const email = cleanEmail(values.email);
    const note = plainText(values.note, NOTE_MAX);
    dispatch(rowEdited({ reference, note, email, picture: carCode(values) }));
    if (email && email !== row.email) dispatch(refreshRequested([reference]));
    announce(words.saved);
    onClose();
  });

  return (
    <Form noValidate aria-label={words.detailsOf(nameOf(row))} onSubmit={(event) => void submit(event)}>
      <TextField label={words.noteLabel} maxLength={NOTE_MAX} {...register('note')} />
      <EmailField
        form={form}
        name="email"
        label={words.emailOfRow}
        error={formState.errors.email?.message}
        validate={optionalEmailRule}
      />
      <ChoiceField
        label={words.picture}
        choose={words.noPicture}
        choices={bodyChoices}
        {...register('body')}
      />
      {body && (
        <ChoiceField
          label={carLookWords.color}
          choose={words.chooseColor}
          choices={paintChoices}
          {...register('paint')}
        />
      )}
      <Cluster>
        <Button type="submit">{words.save}</Button>
        <CopyButton text={`${window.location.origin}${sharedLink('journey', reference, look)}`}>
          {words.copyLink}
        </CopyButton>
        <Button $variant="quiet" onClick={onRemove}>
          {words.remove}
        </Button>
      </Cluster>
      <Small>{words.linkNote}</Small>
    </Form>
  );
}

const Form = styled.form`
  ${oneColumn}
  gap: ${space(4)};
  padding: ${space(4)};
  background: var(--white);
  > :nth-last-child(-n + 2) {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screenOnly}
`;
